import { expect, it } from 'vitest';

import { erasesAfterAWeek } from '#/domain/device/weekEraser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, true],
  ['Chrome on an iPhone', `${IPHONE} CriOS/123.0.0.0 Mobile/15E148 Safari/604.1`, true],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/124.0 Mobile/15E148 Safari/605.1.15`, true],
  [
    'Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36',
    false,
  ],
  [
    'an Android browser',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Mobile Safari/537.36',
    false,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:124.0) Gecko/20100101 Firefox/124.0', false],
])('%s', (_name, userAgent, expected) => {
  expect(erasesAfterAWeek({ userAgent, isInstalled: false })).toBe(expected);
  expect(erasesAfterAWeek({ userAgent, isInstalled: true })).toBe(false);
});
