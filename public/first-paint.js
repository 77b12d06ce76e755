// What has to be settled before the first paint. A file of its own, because the page allows no inline script; and a
// single one, because the page's policy makes the browser fetch such scripts one after the other.
(() => {
  const page = document.documentElement;
  // index.html holds the landing page, and static hosts serve it at every address without a file of its own: there
  // the landing page must not show before the application does. Why: docs/decisions/0012-prerender.md.
  if (location.pathname !== '/') page.dataset.elsewhere = '';
  // The chosen theme. The stored form is `themeRecord` in src/domain/storage/themeChoice.ts.
  try {
    const { version, data } = JSON.parse(localStorage.getItem('embellie.theme') ?? '{}');
    if (version === 1 && (data === 'light' || data === 'dark')) page.dataset.theme = data;
  } catch {
    // Storage is blocked or damaged: the device's theme it is.
  }
})();
