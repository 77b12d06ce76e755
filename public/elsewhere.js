// index.html holds the landing page, and static hosts serve it at every address without a file of its own: there
// the landing page must not show before the application does. Why: docs/decisions/0012-prerender.md.
if (window.location.pathname !== '/') document.documentElement.dataset.elsewhere = '';
