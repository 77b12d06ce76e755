import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { leanRouter } from '../../tools/build/leanRouter.ts';

const folder = join('node_modules', 'react-router', 'dist', 'development');
const installed = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/u.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

describe('leanRouter', () => {
  test('still finds what it is there for in the installed router', () => {
    const lean = leanRouter(installed);
    expect(lean).toMatch(/var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/u);
    expect(lean).not.toMatch(/^Link\.displayName/mu);
    expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;');
  });

  test('leaves other code as it is', () => {
    const code = 'const made = React.useMemo(() => 1);\n  Inner.displayName = "Inner";\n';
    expect(leanRouter(code)).toBe(code);
  });
});
