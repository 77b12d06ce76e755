import { setTimeout as wait } from 'node:timers/promises';

import type { Page, Request } from '@playwright/test';

import { storiesInBuild } from './modes.ts';
import type { IndexedStory } from './modes.ts';

/** Height of the window a story is shown in, in CSS pixels. */
const HEIGHT = 900;

/** Still for so long, in milliseconds, a page has settled. */
const CALM = 50;
/** The same where a part is still to come: React may hold back for 300 ms what follows a placeholder, be it an empty one. */
const CALM_WHILE_WAITING = 400;

type Traffic = { readonly underWay: Set<Request>; hasFetchedParts: boolean };
const trafficOf = new WeakMap<Page, Traffic>();

/** Follows what a page fetches, from now on. */
const watchRequests = (page: Page): void => {
  const traffic: Traffic = { underWay: new Set(), hasFetchedParts: false };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    traffic.underWay.add(request);
    if (request.resourceType() === 'script') traffic.hasFetchedParts = true;
  });
  page.on('requestfinished', (request) => traffic.underWay.delete(request));
  page.on('requestfailed', (request) => traffic.underWay.delete(request));
};

/** Waits for what a story loads on use, such as a dialog, and for the page to stop changing. */
const settle = async (page: Page): Promise<void> => {
  const traffic = trafficOf.get(page);
  const busy = (): boolean => (traffic?.underWay.size ?? 0) > 0;
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (let waits = 0; busy() && waits < 100; waits += 1) await wait(20);
    const usual = traffic?.hasFetchedParts ? CALM_WHILE_WAITING : CALM;
    if (traffic) traffic.hasFetchedParts = false;
    await page.evaluate(
      async ([calm, calmWhileWaiting]) => {
        await document.fonts.ready;
        await new Promise<void>((resolve) => {
          const settled = (): void => {
            observer.disconnect();
            clearTimeout(latest);
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          };
          // Shapes of what is coming may be the state to picture.
          const patience = (): number =>
            document.querySelector('[data-waiting]') ? calmWhileWaiting : calm;
          let quiet = setTimeout(settled, patience());
          const latest = setTimeout(settled, 1000);
          const observer = new MutationObserver(() => {
            clearTimeout(quiet);
            quiet = setTimeout(settled, patience());
          });
          observer.observe(document, { attributes: true, childList: true, subtree: true });
        });
      },
      [usual, CALM_WHILE_WAITING] as const,
    );
    if (!busy()) return;
  }
};

const loadPreview = async (page: Page, first: IndexedStory): Promise<void> => {
  await page.goto(`/iframe.html?id=${first.id}&viewMode=story&globals=theme:light`);
  await page.waitForSelector('body.sb-show-main');
  // Colours on their way to another are nobody's colours.
  await page.addStyleTag({
    content: '*,*::before,*::after{transition:none!important;caret-color:transparent!important}',
  });
};

/** Opens the preview of the built Storybook, as pictures want it: without a caret, its colours changed at once. */
export const openPreview = async (page: Page, first: IndexedStory): Promise<void> => {
  watchRequests(page);
  // The browser's own bubble on an invalid field speaks its language and fades in its own time.
  await page.addInitScript(() => {
    addEventListener('invalid', (event) => event.preventDefault(), { capture: true });
  });
  await loadPreview(page, first);
};

/** A story that is none of these: showing the one that is already there would finish nothing. */
export const otherThan = (...avoided: readonly (IndexedStory | undefined)[]): IndexedStory => {
  const found = storiesInBuild.find((one) => one.type === 'story' && !avoided.includes(one));
  if (!found) throw new Error('too few stories');
  return found;
};

/**
 * Shows a story, another than the one shown, and waits for its play function and for axe to end.
 * What went wrong with either: an assertion, an error of the page, a fault of accessibility.
 */
const playStory = (page: Page, storyId: string): Promise<readonly string[]> =>
  page.evaluate(async (id) => {
    type Violation = {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly unknown[] }[];
    };
    type Report = {
      readonly type: string;
      readonly status: string;
      readonly result?: {
        readonly violations?: readonly Violation[];
        readonly error?: { readonly message?: string };
      };
    };
    type Payload = {
      readonly storyId?: string;
      readonly status?: string;
      readonly message?: string;
      readonly description?: string;
      readonly reporters?: readonly Report[];
    };
    type Listener = (payload: Payload) => void;
    type Channel = Readonly<
      Record<'on' | 'off', (event: string, listener: Listener) => void> & {
        emit: (event: string, payload: unknown) => void;
      }
    >;
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    const faults: string[] = [];
    const told: Listener = (payload) => {
      for (const { message, description } of [payload].flat()) {
        faults.push(message ?? description ?? 'an error without words');
      }
    };
    const errors = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
    ];
    for (const event of errors) channel.on(event, told);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        faults.push('was not rendered in 60 s');
        resolve();
      }, 60_000);
      const finished: Listener = ({ storyId: of, status, reporters = [] }) => {
        if (of !== id) return;
        clearTimeout(timer);
        channel.off('storyFinished', finished);
        const checked = reporters.filter(({ type }) => type === 'a11y');
        for (const { result } of checked.filter(({ status: found }) => found === 'failed')) {
          if (result?.error) faults.push(`axe: ${result.error.message ?? 'failed'}`);
          for (const { id: rule, help, nodes } of result?.violations ?? []) {
            faults.push(
              `${rule}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            );
          }
        }
        if (status !== 'success' && faults.length === 0) faults.push('failed without an error');
        if (status === 'success' && checked.length === 0) faults.push('axe did not look at it');
        resolve();
      };
      channel.on('storyFinished', finished);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    for (const event of errors) channel.off(event, told);
    return faults.map((fault) => `${id}: ${fault}`);
  }, storyId);

const NAVIGATED = /context was destroyed/u;

/**
 * Plays a story as `playStory` does. The preview has been seen to load itself anew beneath a story, rarely and whichever
 * it was; a story that makes it do so does it twice.
 */
export const tryStory = async (page: Page, storyId: string): Promise<readonly string[]> => {
  // A pointer that rests in a corner would light up what stands there.
  await page.mouse.move(-1, -1);
  return playStory(page, storyId).catch(async (error: unknown) => {
    if (!(error instanceof Error) || !NAVIGATED.test(error.message)) throw error;
    // Its own load has to end first: it would interrupt ours.
    await page.waitForSelector('body.sb-show-main');
    await page.waitForLoadState();
    await loadPreview(page, otherThan(storiesInBuild.find(({ id }) => id === storyId)));
    return playStory(page, storyId);
  });
};

/** Plays a story, and waits until it keeps still. */
export const showStory = async (page: Page, storyId: string): Promise<readonly string[]> => {
  const faults = await tryStory(page, storyId);
  await settle(page);
  return faults;
};

/** Gives the page a width, for the story to come. */
export const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHT });

/** Gives the page a width, and waits for what it changes where it is not the one it had. */
export const widen = async (page: Page, width: number): Promise<void> => {
  if (page.viewportSize()?.width === width) return;
  await setWidth(page, width);
  await settle(page);
};
