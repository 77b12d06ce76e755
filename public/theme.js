// Sets the chosen theme before the first paint. A file of its own: the page allows no inline script.
// The stored form is `themeRecord` in src/domain/storage/themeChoice.ts.
(() => {
  try {
    const { version, data } = JSON.parse(localStorage.getItem('embellie.theme') ?? '{}');
    if (version === 1 && (data === 'light' || data === 'dark')) {
      document.documentElement.dataset.theme = data;
    }
  } catch {
    // Storage is blocked or damaged: the device's theme it is.
  }
})();
