web-ld-left = { $left } drops left
