import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { CV_FILES } from './people.ts';

type Dropped = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Lets a file fall on the zone, as a mouse does. */
const drop = async (page: Page, { name, mimeType, buffer }: Dropped): Promise<void> => {
  const given = await page.evaluateHandle(
    ({ bytes, named, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], named, { type }),
      );
      return transfer;
    },
    { bytes: buffer.toString('base64'), named: name, type: mimeType },
  );
  const zone = page.locator('input[type="file"]').first().locator('xpath=ancestor::div[1]');
  for (const kind of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(kind, { dataTransfer: given });
};

const read = (page: Page) => page.getByRole('heading', { name: 'Ce que nous avons lu' });

for (const file of CV_FILES)
  test(`${file.name} is read where it is dropped`, async ({ page }) => {
    await page.goto('/dashboard/my-cv');
    await expect(page.getByText(/^PDF, DOC ou DOCX/u).first()).toBeVisible();
    await drop(page, file);
    await expect(read(page)).toBeVisible();
    await expect(page.getByText(file.name, { exact: true })).toBeVisible();
  });

test('what the zone does not name is refused where it is dropped, with what it takes', async ({
  page,
}) => {
  await page.goto('/dashboard/my-cv');
  await drop(page, {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
  });
  await expect(page.getByText(/PDF.*DOCX/u).first()).toBeVisible();
  await expect(read(page)).toHaveCount(0);
  await expect(page.getByText('Succès')).toHaveCount(0);
});
