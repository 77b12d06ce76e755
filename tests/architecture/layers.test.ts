import { describe, expect, test } from 'vitest';

import { forbiddenImports } from '#tests/architecture/layers';
import { importsOf, sourcesUnder } from '#tests/architecture/sources';

const files = [...sourcesUnder('src', /\.tsx?$/u), ...sourcesUnder('stories', /\.tsx?$/u)];

describe('import directions', () => {
  test('the guard sees the whole project and its imports', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(300);
  });

  test('no file imports against the house', () => {
    expect(forbiddenImports(files)).toEqual([]);
  });

  test.each([
    ['src/domain/cv/planted.ts', "import { createRoot } from 'react-dom/client';"],
    ['src/domain/cv/planted.ts', "import type { X } from '#/adapters/documents/x';"],
    ['src/pages/APage/planted.tsx', "import { B } from '#/pages/BPage/BPage';"],
    ['src/pages/APage/planted.tsx', "import { useNavigate } from 'react-router-dom';"],
    ['src/pages/APage/planted.tsx', "import * as v from 'valibot';"],
    ['src/modules/A/planted.tsx', "import { toast } from 'react-toastify';"],
    ['src/modules/A/planted.tsx', "import { B } from '#/pages/BPage/BPage';"],
    ['src/domain/cv/planted.ts', "import { A } from '#/modules/A/A';"],
    ['src/domain/cv/planted.ts', "import { getDocument } from 'pdfjs-dist';"],
    ['src/copy/planted.ts', "import { A } from '#/modules/A/A';"],
    ['src/copy/planted.ts', "import { useState } from 'react';"],
    ['src/styles/planted.css.ts', "import { Cv } from '#/domain/cv/cv';"],
    ['src/usecases/cv/planted.ts', "import { X } from '#/pages/XPage/XPage.state';"],
    ['src/usecases/cv/planted.ts', "import { useState } from 'react';"],
    ['src/usecases/cv/planted.ts', "const x = import('#/adapters/documents/x');"],
    ['src/app/routes/cv/planted.tsx', "import { x } from '#/adapters/documents/x';"],
    ['src/app/routes/cv/planted.tsx', "import { x } from '#/app/routes/search/x';"],
    ['src/app/hooks/planted.ts', "import { X } from '#/pages/XPage/XPage.state';"],
    ['src/components/A/planted.tsx', "import { copy } from '../../copy/labels';"],
    ['src/components/A/planted.tsx', "import { A } from '#/modules/A/A';"],
    ['src/components/A/planted.tsx', "import { openDB } from 'idb';"],
    ['src/adapters/x/planted.ts', "import { useState } from 'react';"],
    ['src/adapters/x/planted.ts', "import { APage } from '#/pages/APage/APage';"],
    ['src/adapters/x/planted.ts', "const x = import('#/app/services');"],
    ['stories/pages/planted.stories.tsx', "import { services } from '#/app/services';"],
    ['stories/components/planted.stories.tsx', "import { http } from 'msw';"],
    ['stories/foundations/planted.stories.tsx', "import { x } from '#/adapters/x';"],
  ])('a planted fault in %s is found: %s', (path, text) => {
    expect(forbiddenImports([{ path, text }])).toHaveLength(1);
  });
});
