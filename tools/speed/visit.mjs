/** The window of a phone, as Lighthouse has it. */
export const PHONE = { viewport: { width: 412, height: 823 } };

export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const SETTLED_MS = 700;
const AT_MOST_MS = 20_000;
const pause = (ms) => new Promise((ended) => setTimeout(ended, ms));

/** Runs in the page before anything else: collects what the browser tells of paints, tasks and shifts. */
const watch = () => {
  const seen = { lcp: 0, what: '', longest: 0, cls: 0, tasks: [] };
  globalThis.speedSeen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.what = `${entry.element?.tagName ?? '?'} ${(entry.element?.textContent ?? '').slice(0, 40)}`;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
};

/** How deep the waves of requests go: a file that starts after another has come, because of it, is one wave later. */
const depthOf = (requests) => {
  const depth = new Map();
  for (const { url, initiator } of requests) depth.set(url, (depth.get(initiator) ?? -1) + 1);
  return Math.max(0, ...depth.values());
};

/** A context of a phone, without what keeps the application on the device, which asks for it all a while after the page. */
export const openContext = (browser, blockWorker = true) =>
  browser.newContext({ ...PHONE, serviceWorkers: blockWorker ? 'block' : 'allow' });

/**
 * One visit of a page in a context of its own, or in one that was filled before and stays: milliseconds to the largest
 * paint, milliseconds beyond 50 of each task after the first paint, and what was asked of the host until it was quiet,
 * before anybody touched anything.
 */
export const visit = async (browser, { url, cpu, fill, filled, blockWorker = true }) => {
  const context = filled ?? (await openContext(browser, blockWorker));
  await fill?.(context);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const requests = [];
    const bytes = new Map();
    let last = Date.now();
    const initiatorOf = ({ url: by, stack }) =>
      by ?? stack?.callFrames[0]?.url ?? stack?.parent?.callFrames[0]?.url;
    session.on('Network.requestWillBeSent', ({ request, initiator }) => {
      if (!request.url.startsWith('http')) return;
      last = Date.now();
      requests.push({ url: request.url, initiator: initiatorOf(initiator) });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = Date.now();
      bytes.set(requestId, encodedDataLength);
    });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    const until = Date.now() + AT_MOST_MS;
    while (Date.now() - last < SETTLED_MS && Date.now() < until) await pause(100);
    // Without a window, a browser tells of its largest paint a while after it, and sometimes after the last request.
    await page
      .waitForFunction(() => globalThis.speedSeen.lcp > 0, null, { timeout: AT_MOST_MS })
      .catch((cause) => {
        throw new Error(`${url}: no largest paint in ${AT_MOST_MS / 1000} s`, { cause });
      });
    const seen = await page.evaluate(() => ({
      ...globalThis.speedSeen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    // The icon of the tab is asked for by the browser, not by the page.
    const own = requests.filter((each) => !/\/favicon|\.webmanifest$/u.test(each.url));
    return {
      lcp: seen.lcp,
      fcp: seen.fcp,
      what: seen.what,
      cls: seen.cls,
      tbt: seen.tasks
        .filter(([start]) => start >= seen.fcp)
        .reduce((sum, [, duration]) => sum + duration - 50, 0),
      requests: own.length,
      beforePaint: await page.evaluate(
        (paint) =>
          performance
            .getEntriesByType('resource')
            .filter(
              ({ startTime, initiatorType }) => startTime < paint && initiatorType !== 'other',
            ).length + 1,
        seen.lcp,
      ),
      kilobytes: [...bytes.values()].reduce((sum, size) => sum + size, 0) / 1000,
      waves: depthOf(own),
      files: own.map((each) => new URL(each.url).pathname),
    };
  } finally {
    await (filled === undefined ? context : page).close();
  }
};
