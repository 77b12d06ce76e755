import { median, openContext } from './visit.mjs';

const AT_MOST_MS = 20_000;
const SETTLED_MS = 600;

/** Runs in the page before anything else: notes how long each press and key took until what it changed was drawn. */
const watch = () => {
  globalThis.pressesSeen = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId > 0) globalThis.pressesSeen.push([startTime, duration]);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

const button = (page, name) => page.getByRole('button', { name }).first();
const firstOffer = (page) => page.locator('[data-position]').first().getByRole('button').first();
const opened = (page) => page.getByRole('dialog').first();

/**
 * The ten commonest: where each takes place, what has to be there first, and what is pressed. Typing is several keys;
 * the others are one press or one key.
 */
const interactionsOf = ({ paths, offer, words }) => [
  {
    name: 'open the menu',
    path: paths.home,
    press: (page) => button(page, 'Ouvrir le menu').click(),
    seen: opened,
  },
  {
    name: 'type in the search',
    path: paths.search,
    ready: (page) => page.getByRole('searchbox').focus(),
    press: (page) => page.keyboard.type('cariste', { delay: 120 }),
  },
  {
    name: 'filter the search',
    path: paths.search,
    ready: (page) => button(page, /^Autres filtres/u).click(),
    press: (page) => page.getByRole('checkbox', { name: 'CDI', exact: true }).click(),
  },
  {
    name: 'open an offer',
    path: paths.search,
    press: (page) => firstOffer(page).click(),
    seen: opened,
  },
  {
    name: 'switch tab in the profile',
    path: paths.profile,
    press: (page) => page.getByRole('tab', { name: /^Expérience/u }).click(),
  },
  {
    name: 'paste an advertisement',
    path: paths.match,
    ready: async (page) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), offer);
      await page.getByRole('textbox', { name: 'Description de l’offre' }).focus();
    },
    press: (page) => page.keyboard.press('Control+V'),
  },
  {
    name: 'tick a stage on the board',
    path: paths.applications,
    press: (page) => button(page, /^Refusée/u).click(),
  },
  {
    name: 'change the tone of the letter',
    path: paths.coverLetter,
    ready: (page) => page.getByRole('slider', { name: /ton de la lettre/u }).focus(),
    press: (page) => page.keyboard.press('ArrowLeft'),
  },
  {
    name: 'ask the assistant',
    path: paths.assistant,
    ready: (page) => page.getByRole('textbox', { name: 'Votre message' }).fill(words),
    press: (page) => page.getByRole('textbox', { name: 'Votre message' }).press('Enter'),
  },
  {
    name: 'say that one applied',
    path: paths.search,
    ready: async (page) => {
      await firstOffer(page).click();
      await button(page, 'J’ai postulé').waitFor();
    },
    press: (page) => button(page, 'J’ai postulé').click(),
  },
];

/** Milliseconds of the page's own thread between two moments of its clock, the part that waits for nobody else. */
const ownWithin = (events, from, to) => {
  const marked = events.find(({ name }) => name === 'speed-now');
  const start = marked.ts + (from - marked.args.data.startTime) * 1000;
  const end = marked.ts + (to - marked.args.data.startTime) * 1000;
  return (
    events
      .filter(
        ({ name, pid, tid, ts }) =>
          name === 'ThreadControllerImpl::RunTask' &&
          pid === marked.pid &&
          tid === marked.tid &&
          ts >= start - 1000 &&
          ts < end,
      )
      .reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000
  );
};

const CATEGORIES = ['toplevel', 'blink.user_timing'];

const measure = async (browser, context, { cpu, address, interaction }) => {
  const { path, ready, press, seen } = interaction;
  const page = await context.newPage();
  page.setDefaultTimeout(AT_MOST_MS);
  try {
    await page.addInitScript(watch);
    await page.goto(`${address}${path}`);
    await page.waitForFunction(() => !document.querySelector('#root').inert);
    await page.waitForTimeout(SETTLED_MS);
    await ready?.(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.waitForTimeout(SETTLED_MS);
    const tracing = await browser.newBrowserCDPSession();
    const events = [];
    tracing.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
    const from = await page.evaluate(() => performance.mark('speed-now').startTime);
    await press(page);
    if (seen) await seen(page).waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const ended = new Promise((done) => {
      tracing.once('Tracing.tracingComplete', done);
    });
    await tracing.send('Tracing.end');
    await ended;
    await tracing.detach();
    const presses = await page.evaluate(() => globalThis.pressesSeen);
    const own = presses.filter(([start]) => start >= from);
    // The events of one press share what they wait for: the slowest tells of it.
    const slowest = own.toSorted((a, b) => b[1] - a[1])[0] ?? [from, 0];
    return {
      inp: slowest[1],
      own: ownWithin(events, slowest[0], slowest[0] + slowest[1]),
    };
  } finally {
    await page.close();
  }
};

const percentile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1];

/**
 * Milliseconds from a press to the frame that answers it (INP), for the ten commonest interactions over a full profile,
 * each on a page of its own; and the part of them that the page itself worked, which others on the machine do not move.
 */
export const timeInteractions = async (browser, { address, paths, offer, fill, runs, cpu }) => {
  const context = await openContext(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  await fill(context);
  const words = 'Quel salaire demander ?';
  console.log(
    `\nFull profile, CPU ${cpu}x slower, ${runs} times each: milliseconds until the answer is drawn\n| Interaction | median | worst | of them own work | worst |\n| --- | --- | --- | --- | --- |`,
  );
  const all = [];
  for (const interaction of interactionsOf({ paths, offer, words })) {
    const times = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await measure(browser, context, { cpu, address, interaction }));
    all.push(...times);
    const row = ['inp', 'own'].flatMap((key) => {
      const one = times.map((time) => time[key]);
      return [median(one).toFixed(0), Math.max(...one).toFixed(0)];
    });
    console.log(`| ${[interaction.name, ...row].join(' | ')} |`);
  }
  const p98 = (key) =>
    percentile(
      all.map((time) => time[key]),
      0.98,
    ).toFixed(0);
  console.log(`\np98 of ${all.length}: ${p98('inp')} ms, of them own work ${p98('own')} ms`);
  await context.close();
};
