// Runs before anything else: nobody who prefers the dark sees a flash of light, and a table of ours is on its way while the
// scripts are (lib/feed.svelte.ts takes the connection over).
(function () {
  function read(place, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(place) || "") || otherwise;
    } catch {
      return otherwise;
    }
  }
  var kept = read("demitasse.settings", {});
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.querySelector("meta[name=theme-color]").content = dark ? "#1e1612" : "#fbf5ea";
  if (kept.language === "fr" || kept.language === "en") {
    document.documentElement.lang = kept.language;
    document.querySelector("link[rel=manifest]").href = "/manifest." + kept.language + ".webmanifest";
  }

  var id = location.pathname.replace(/^\/table\//, "");
  var tables = read("demitasse.tables", []);
  var table = Array.isArray(tables) && tables.find((one) => one.table === id);
  if (!table) return;
  var socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/api/tables/" + id + "/live");
  var early = (window.early = { socket: socket, frames: [] });
  var keys = Object.values(table.seats || {}).concat(table.host || []);
  socket.onmessage = (message) => early.frames.push(message);
  socket.onopen = () =>
    socket.send(JSON.stringify({ type: "hello", protocol: 2, keys: keys, watch: table.watch || "", seq: -1 }));
})();
