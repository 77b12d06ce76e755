import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { settingsDialogsCopy } from '../../src/pages/SettingsPage/dialogs.copy.ts';
import { transferCopy as words } from '../../src/pages/SettingsPage/transfer.copy.ts';
import { APPLICATION, keepApplications } from './keptApplications.ts';

const SETTINGS = '/dashboard/settings';
const PASSPHRASE = 'cheval agrafe pluie violet';

/** Enough work of its own words for several codes. */
const SOME = Array.from({ length: 12 }, (_, at) => ({
  ...APPLICATION,
  id: at + 1,
  notes: Array.from({ length: 60 }, (_x, word) => ((at + 3) * (word + 7) * 7919).toString(36)).join(
    ' ',
  ),
}));

/** A picture of each code that a device shows. */
const picturesOfCodes = async (
  page: Page,
  passphrase: string | null,
): Promise<readonly Buffer[]> => {
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: words.show }).click();
  const asked = page.getByRole('dialog', { name: settingsDialogsCopy.transfer.title });
  if (passphrase === null) await asked.getByRole('switch', { name: /Protéger/u }).click();
  else {
    await asked.getByLabel('Phrase secrète', { exact: true }).fill(passphrase);
    await asked.getByLabel('La même, encore une fois').fill(passphrase);
  }
  await asked.getByRole('button', { name: settingsDialogsCopy.transfer.confirm }).click();
  const shown = page.getByRole('dialog', { name: words.codes.title });
  const code = shown.getByRole('img');
  await expect(code).toBeVisible({ timeout: 20_000 });
  const total = Number(/sur (\d+)/u.exec((await code.getAttribute('aria-label')) ?? '')?.[1]);
  expect(total).toBeGreaterThan(2);
  await shown.getByRole('button', { name: words.codes.pause }).click();
  const pictures: Buffer[] = [];
  for (let number = 1; number <= total; number += 1) {
    await shown.getByLabel(words.codes.only).fill(String(number));
    const one = shown.getByRole('img', { name: words.codes.drawn(number, total) });
    await expect(one).toBeVisible();
    // The name is there before the new squares are.
    const before = pictures.at(-1);
    await expect
      .poll(async () => {
        const taken = await one.screenshot({ animations: 'disabled' });
        if (before?.equals(taken) === true) return false;
        pictures[number - 1] = taken;
        return true;
      })
      .toBe(true);
  }
  return pictures;
};

const otherDevice = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext();
  return context.newPage();
};

const filesOf = (pictures: readonly Buffer[]) =>
  pictures.map((buffer, at) => ({ name: `code-${at}.png`, mimeType: 'image/png', buffer }));

const openReading = async (page: Page) => {
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: words.read }).click();
  return page.getByRole('dialog', { name: words.reading.title });
};

const opensAndTakes = async (page: Page): Promise<void> => {
  const preview = page.getByRole('dialog', { name: settingsDialogsCopy.import.title });
  await expect(preview).toContainText('12 nouveautés', { timeout: 20_000 });
  await preview.getByRole('button', { name: settingsDialogsCopy.import.confirm }).click();
  await expect(page.getByText('Votre sauvegarde est reprise')).toBeVisible();
  await page.goto('/dashboard/applications');
  await expect(page.getByRole('link', { name: APPLICATION.title }).first()).toBeVisible();
};

test('work goes to another device by pictures of codes, in any order, sealed by its passphrase', async ({
  page,
  browser,
}) => {
  await keepApplications(page, SOME);
  const pictures = await picturesOfCodes(page, PASSPHRASE);
  const other = await otherDevice(browser);
  const reading = await openReading(other);
  // The test browser lends no camera.
  await expect(reading.getByRole('button', { name: words.reading.retry })).toBeVisible();
  const input = reading.locator('input[type="file"]');

  await input.setInputFiles([
    { name: 'photo.png', mimeType: 'image/png', buffer: await other.screenshot() },
  ]);
  await expect(reading.getByText(words.reading.notices.noCode.title)).toBeVisible({
    timeout: 20_000,
  });

  const [first, ...others] = filesOf(pictures);
  if (!first) throw new Error('no code was shown');
  await input.setInputFiles([...others.toReversed(), ...others.slice(0, 1)]);
  await expect(reading.getByText(words.reading.missing([[1, 1]]))).toBeVisible({ timeout: 30_000 });
  await input.setInputFiles([first]);

  const locked = other.getByRole('dialog', { name: 'Sauvegarde protégée' });
  await locked.getByLabel('Phrase secrète', { exact: true }).fill('une tout autre phrase');
  await locked.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(locked).toContainText('Ce n’est pas la bonne phrase');
  await locked.getByLabel('Phrase secrète', { exact: true }).fill(PASSPHRASE);
  await other.keyboard.press('Enter');
  await opensAndTakes(other);
  await other.context().close();
});

test('work goes to another device by its camera, as the codes pass before it', async ({
  page,
  browser,
}) => {
  await keepApplications(page, SOME);
  const pictures = await picturesOfCodes(page, null);
  const other = await otherDevice(browser);
  // A camera before which the codes pass, as the screen of the first device shows them.
  await other.addInitScript(
    (sources) => {
      Object.defineProperty(MediaDevices.prototype, 'getUserMedia', {
        value: async () => {
          const canvas = document.createElement('canvas');
          canvas.width = 960;
          canvas.height = 720;
          const context = canvas.getContext('2d');
          const pictures = await Promise.all(
            sources.map(async (source) =>
              createImageBitmap(
                new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]),
              ),
            ),
          );
          let at = 0;
          const draw = (): void => {
            const picture = pictures[at % pictures.length];
            if (!context || !picture) return;
            context.fillStyle = '#777';
            context.fillRect(0, 0, 960, 720);
            context.drawImage(picture, 160, 40, 640, 640);
            at += 1;
          };
          draw();
          setInterval(draw, 500);
          return canvas.captureStream(20);
        },
      });
    },
    pictures.map((picture) => picture.toString('base64')),
  );
  const reading = await openReading(other);
  await expect(reading.getByLabel(words.reading.picture)).toBeVisible();
  await opensAndTakes(other);
  await other.context().close();
});

test('a camera is closed with the dialog', async ({ page }) => {
  await page.addInitScript(() => {
    const scope = window as Window & { tracks?: MediaStreamTrack[] };
    Object.defineProperty(MediaDevices.prototype, 'getUserMedia', {
      value: async () => {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
        const stream = canvas.captureStream(5);
        scope.tracks = stream.getTracks();
        return stream;
      },
    });
  });
  const states = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      ((window as Window & { tracks?: MediaStreamTrack[] }).tracks ?? []).map(
        ({ readyState }) => readyState,
      ),
    );
  const reading = await openReading(page);
  await expect(reading.getByLabel(words.reading.picture)).toBeVisible();
  expect(await states()).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(reading).toHaveCount(0);
  await expect.poll(states).toEqual(['ended']);
});
