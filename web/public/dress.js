// Runs before the first paint, so that nobody who prefers the dark sees a flash of light.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("demitasse.settings") || "{}") || {};
  } catch (error) {
    kept = {};
  }
  var dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  if (kept.language === "fr" || kept.language === "en") document.documentElement.lang = kept.language;
})();
