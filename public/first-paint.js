// What has to be settled before the first paint. The build writes it into its pages, so that no request stands before
// that paint, and links it too, deferred: for a host whose own policy blocks what is written in a page.
(() => {
  const page = document.documentElement;
  if ('settled' in page.dataset) return;
  page.dataset.settled = '';
  // A page of another site that shows this one in a frame could make people press what they do not see. Hosts refuse
  // it by a header; where they send none, the frame stays empty.
  try {
    if (window.top.location.origin !== location.origin) throw new Error('framed');
  } catch {
    page.style.setProperty('display', 'none', 'important');
  }
  // A policy has no say over WebRTC, and nothing here speaks to another browser.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) delete window[name];
  // index.html holds the landing page, and static hosts serve it at every address without a file of its own: there
  // the landing page must not show before the application does. Why: docs/decisions/0012-prerender.md.
  if (location.pathname !== (page.dataset.base ?? '/')) page.dataset.elsewhere = '';
  // What an address asks for may have another title than the screen, whose drawn frame then shows none.
  if (location.search) page.dataset.asked = '';
  // A device that keeps nothing yet shows a screen that the build knows; another waits for what is kept. A chosen theme
  // changes no screen. What a frame can say depends on what is kept, by key: `isOwn` in createVault.ts.
  try {
    const kept = Object.keys(localStorage).filter(
      (key) => key.startsWith('embellie.') || key === 'analysisResults',
    );
    page.dataset.kept = kept.join(' ');
    if (!location.search && kept.every((key) => key === 'embellie.theme'))
      page.dataset.emptyDevice = '';
  } catch {
    // Storage is blocked: the screen says so itself.
  }
  // What a frame tells of what is kept, as strings of CSS, so that it can be nothing but text.
  const inCss = (text) => `"${text.replace(/["\\]/gu, '\\$&').replace(/[\n\r\f]/gu, ' ')}"`;
  const tell = (what, words) => {
    for (const [name, text] of Object.entries(words))
      if (typeof text === 'string' && text !== '')
        page.style.setProperty(`--${what}-${name}`, inCss(text));
    page.dataset.tells = what;
  };
  if (!location.search && /\/my-cv\/?$/u.test(location.pathname)) {
    // The CV that is kept, by its `savedCorrectionsRecord`.
    try {
      const { version, data } = JSON.parse(localStorage.getItem('embellie.cvCorrections') ?? '{}');
      if (version === 1 && data.fileName) tell('cv', { file: data.fileName, words: data.told });
    } catch {
      // Nothing that can be read: the shape of what is coming stands there.
    }
  } else if (!location.search && /\/analysis-results\/?$/u.test(location.pathname)) {
    // The newest comparison of `analysesRecord`, unless it is a sample, which the settings may hide.
    try {
      const [newest] = JSON.parse(localStorage.getItem('analysisResults') ?? '[]');
      if (newest && !(newest.sample ?? !newest.report))
        tell('analysis', { title: newest.offerTitle, words: newest.summary });
    } catch {
      // As above.
    }
  } else if (!location.search && /\/dashboard\/?$/u.test(location.pathname)) {
    // This day, by `toldDaysRecord`, unless a record that it was made from was written since; signs as in `signOf`.
    try {
      const { version, data } = JSON.parse(localStorage.getItem('embellie.toldDays') ?? '{}');
      const signOf = (text) => (text === null ? '' : `${text.length} ${text.slice(0, 64)}`);
      const now = new Date();
      const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
      if (
        version === 1 &&
        Object.entries(data.madeFrom).every(
          ([key, sign]) => signOf(localStorage.getItem(key)) === sign,
        )
      )
        for (const { day, date, words } of data.days)
          if (day === today) tell('day', { date, words });
    } catch {
      // As above.
    }
  }
  // The first name by which the frame of the dashboard greets, as a string of CSS: that of the profile, else the one read
  // in the CV that is kept. The stored forms are `profileRecord` and `savedCorrectionsRecord`; capitals as in `personName`.
  const greet = (key) => {
    if ('greets' in page.dataset) return;
    try {
      const { version, data } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const words = version === 1 ? data.firstName.trim().split(/\s+/u) : [];
      const name = words
        .map((word) =>
          word.length > 1 && word === word.toUpperCase()
            ? word.toLowerCase().replace(/(?:^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
            : word,
        )
        .join(' ');
      if (name) {
        page.style.setProperty('--first-name', inCss(name));
        page.dataset.greets = '';
      }
    } catch {
      // Nothing that can be read: it greets as it does somebody unknown.
    }
  };
  greet('embellie.profile');
  greet('embellie.cvCorrections');
  // The chosen theme. The stored form is `themeRecord` in src/domain/settings/themeChoice.ts.
  try {
    const { version, data } = JSON.parse(localStorage.getItem('embellie.theme') ?? '{}');
    if (version === 1 && (data === 'light' || data === 'dark')) {
      page.dataset.theme = data;
      // The frame of the browser too: as `showTheme` in src/app/hooks/showTheme.ts does later.
      for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
        meta.media = meta.dataset.scheme === data ? 'all' : 'not all';
    }
  } catch {
    // Storage is blocked or damaged: the device's theme it is.
  }
  // The one outside address that may be called: the language model that the user connected, none unless they did.
  // The policy written in the page allows any such address, because it cannot know which; a second policy, which can
  // only take away, leaves this one. The stored form is `textModelRecord`; why: docs/decisions/0016-text-model.md.
  try {
    const { version, data } = JSON.parse(localStorage.getItem('embellie.textModel') ?? '{}');
    if (version === 1 && data.choice === 'own') {
      const { protocol, hostname, origin } = new URL(data.address);
      const onDevice = hostname === 'localhost' || hostname === '127.0.0.1';
      if (protocol === 'https:' || (protocol === 'http:' && onDevice))
        page.dataset.reached = origin;
    }
  } catch {
    // No address that can be read: none is called.
  }
  // Open sources of offers that the user switched on, and no other. The stored form is `liveChoicesRecord`, the table that
  // of LIVE_SOURCES; why: docs/decisions/0024-live-sources.md.
  try {
    const origins = {
      publicService: 'https://tabular-api.data.gouv.fr https://www.data.gouv.fr',
      reliefWeb: 'https://api.reliefweb.int',
      greenhouse: 'https://boards-api.greenhouse.io',
      lever: 'https://api.lever.co',
      ashby: 'https://api.ashbyhq.com',
      workable: 'https://apply.workable.com',
      jobicy: 'https://jobicy.com',
      arbeitnow: 'https://www.arbeitnow.com',
    };
    const { version, data } = JSON.parse(localStorage.getItem('embellie.liveSources') ?? '{}');
    if (version === 1) {
      const chosen = [...data.sources, ...data.boards.map(({ vendor }) => vendor)];
      const opened = Object.keys(origins).filter((source) => chosen.includes(source));
      if (opened.length > 0) page.dataset.live = opened.map((source) => origins[source]).join(' ');
    }
  } catch {
    // Nothing that can be read: none is called.
  }
  if (document.querySelector?.('meta[http-equiv="Content-Security-Policy"]')) {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    // Hints (prefetch, preconnect) go wherever any directive of a policy lets a request go: this one names every kind.
    policy.content = `default-src 'self' 'unsafe-inline' data: blob:; connect-src 'self' ${page.dataset.reached ?? ''} ${page.dataset.live ?? ''}`;
    document.head.append(policy);
  }
})();
