web-ld-left = Il reste { $left } gouttes
