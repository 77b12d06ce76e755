import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

import { describe, expect, test } from 'vitest';

import { ADDRESSES } from '#/copy/addresses';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { savedCorrectionsRecord } from '#/domain/cv/savedCorrectionsRecord';
import { signOf, toldDaysRecord } from '#/domain/home/toldDaysRecord';
import { personName } from '#/domain/letters/french/properNames.fr';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay } from '#/domain/shared/localDay';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

import {
  allowStyle,
  hiddenAsFound,
  placeOf,
  replaceOnce,
  withEmptyScreen,
  withFirstPaint,
  withHead,
  withoutStyleAttributes,
  withPlaces,
} from '../../tools/prerender/page.ts';
import { headOf, robots, sitemap } from '../../tools/prerender/site.ts';

const page = {
  path: '/',
  file: 'index.html',
  title: 'Votre "CV" & <vous>',
  description: 'Une description.',
} as const;

describe('withoutStyleAttributes', () => {
  test('turns each declaration into one rule, and numbers what it styles', () => {
    const { html, rules } = withoutStyleAttributes(
      '<p class="a" style="--x:1">1</p><i style="--x:2"></i><b id="c" style="--x:1"></b>',
    );
    expect(html).toBe(
      '<p class="a" data-drawn="0">1</p><i data-drawn="1"></i><b id="c" data-drawn="0"></b>',
    );
    expect(rules).toBe('[data-drawn="0"]{--x:1}[data-drawn="1"]{--x:2}');
  });

  test('leaves words that look like an attribute', () => {
    const html = '<p>un style="gras"</p>';
    expect(withoutStyleAttributes(html)).toEqual({ html, rules: '' });
  });
});

describe('allowStyle', () => {
  test('adds the hash of the style and nothing else', () => {
    const hash = createHash('sha256').update('a{}').digest('base64');
    expect(allowStyle('script-src &#39;self&#39;; style-src &#39;self&#39;;', 'a{}')).toBe(
      `script-src &#39;self&#39;; style-src &#39;self&#39; &#39;sha256-${hash}&#39;;`,
    );
  });
});

describe('withFirstPaint', () => {
  const page =
    '<meta content="script-src &#39;self&#39;;"><head><script src="/first-paint.js"></script></head>';

  test('writes the script into the page under its hash, and leaves the file for other hosts', () => {
    const html = withFirstPaint(page, '// why\n(() => {\n  // how\n  go();\n})();\n');
    const [, script = ''] = /<script>([^]*?)<\/script>/u.exec(html) ?? [];
    expect(script).toBe('(() => {\n  go();\n})();\n');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(html).toContain(`script-src &#39;self&#39; &#39;sha256-${hash}&#39;;`);
    expect(html).toContain('</script><script defer src="/first-paint.js"></script>');
  });

  const script = readFileSync('public/first-paint.js', 'utf8');

  test('the script settles a page once, whichever copy of it runs', () => {
    const added: unknown[] = [];
    const context = createContext({
      localStorage: { getItem: () => null },
      location: { pathname: '/' },
      window: { top: { location: {} } },
      document: {
        documentElement: { dataset: {} },
        querySelector: () => ({}),
        createElement: () => ({}),
        head: { append: (element: unknown) => added.push(element) },
      },
    });
    runInContext(script, context);
    runInContext(script, context);
    expect(added).toHaveLength(1);
  });

  /** What the script makes of a page that keeps that much, at that address. */
  const toldAt = (
    kept: Readonly<Record<string, unknown>>,
    pathname: string,
    search = '',
  ): { readonly properties: readonly string[][]; readonly dataset: Record<string, string> } => {
    const properties: string[][] = [];
    const dataset: Record<string, string> = {};
    const context = createContext({
      localStorage: { getItem: (key: string) => (key in kept ? JSON.stringify(kept[key]) : null) },
      location: { pathname, search },
      window: { top: { location: {} } },
      document: {
        documentElement: {
          dataset,
          style: { setProperty: (...property: string[]) => properties.push(property) },
        },
        querySelectorAll: () => [],
      },
    });
    runInContext(script, context);
    return { properties, dataset };
  };

  const greetedBy = (kept: Readonly<Record<string, unknown>>): readonly (readonly string[])[] => {
    const { properties, dataset } = toldAt(kept, '/dashboard');
    expect('greets' in dataset).toBe(properties.length > 0);
    return properties;
  };
  const named = (firstName: unknown, version = 1) => ({ version, data: { firstName } });

  test('the script greets by the first name of the profile, as text and nothing else', () => {
    const by = (firstName: unknown, version = 1) =>
      greetedBy({ [profileRecord.key]: named(firstName, version) });
    expect(by(' Anne\nLise ')).toEqual([['--first-name', '"Anne Lise"']]);
    expect(by('A"; b\\')).toEqual([['--first-name', String.raw`"A\"; b\\"`]]);
    for (const unknown of ['', '  ', null, 7]) expect(by(unknown)).toEqual([]);
    expect(by('Anne', 2)).toEqual([]);
  });

  test('the script greets by the name read in the CV that is kept, where the profile tells none', () => {
    const inCv = { [savedCorrectionsRecord.key]: named('Awa') };
    expect(greetedBy(inCv)).toEqual([['--first-name', '"Awa"']]);
    expect(greetedBy({ ...inCv, [profileRecord.key]: named(' ') })).toEqual([
      ['--first-name', '"Awa"'],
    ]);
    expect(greetedBy({ ...inCv, [profileRecord.key]: named('Anne') })).toEqual([
      ['--first-name', '"Anne"'],
    ]);
    // A CV that names nobody, and one kept before names were.
    expect(greetedBy({ [savedCorrectionsRecord.key]: named(undefined) })).toEqual([]);
  });

  test.each(['JEAN-PAUL', 'MARIE ANGE', 'D’ARTAGNAN', 'Awa', 'É', 'ÉLISE'])(
    'the script writes %s as the dashboard does',
    (name) => {
      expect(greetedBy({ [profileRecord.key]: named(name) })).toEqual([
        ['--first-name', `"${personName(name)}"`],
      ]);
    },
  );

  const cvKept = (data: unknown, version = 1) => ({
    [savedCorrectionsRecord.key]: { version, data },
  });

  test('the script tells of the CV that is kept on Mon CV alone, as text and nothing else', () => {
    const kept = cvKept({ fileName: 'mon "CV".pdf', told: 'Tout\nse lisait.' });
    const { properties, dataset } = toldAt(kept, ADDRESSES.myCv);
    expect(dataset).toHaveProperty('tells', 'cv');
    expect(properties).toEqual([
      ['--cv-file', String.raw`"mon \"CV\".pdf"`],
      ['--cv-words', '"Tout se lisait."'],
    ]);
    expect(toldAt(kept, ADDRESSES.home).dataset).not.toHaveProperty('tells');
    expect(toldAt(kept, ADDRESSES.myCv, '?recu=partage').dataset).not.toHaveProperty('tells');
  });

  test('the script tells nothing of a CV that it cannot read, and no words that were never kept', () => {
    for (const kept of [{}, cvKept(null), cvKept({ fileName: 'cv.pdf' }, 2), cvKept({})])
      expect(toldAt(kept, ADDRESSES.myCv).dataset).not.toHaveProperty('tells');
    expect(toldAt(cvKept({ fileName: 'cv.pdf' }), ADDRESSES.myCv).properties).toEqual([
      ['--cv-file', '"cv.pdf"'],
    ]);
  });

  test('the script tells of the newest comparison, never of a sample', () => {
    const tells = (analyses: unknown, search = '') =>
      toldAt({ [analysesRecord.key]: analyses }, ADDRESSES.analyses, search);
    const newest = anAnalysis('good');
    expect(tells([newest, anAnalysis('moderate')]).properties).toEqual([
      ['--analysis-title', `"${newest.offerTitle ?? ''}"`],
      ['--analysis-words', `"${newest.summary}"`],
    ]);
    expect(tells([newest], '?analyse=1').dataset).not.toHaveProperty('tells');
    const unmarked = { ...newest, report: null, sample: undefined };
    for (const none of [[], {}, null, [{ ...newest, sample: true }], [unmarked]])
      expect(tells(none).dataset).not.toHaveProperty('tells');
  });

  test('the script tells the day of the dashboard as it was last made, until anything of it is written again', () => {
    const today = localDay(new Date());
    const told = (day: string, of: unknown = { data: { firstName: 'Awa' } }) => ({
      [profileRecord.key]: { data: { firstName: 'Awa' } },
      [toldDaysRecord.key]: {
        version: 1,
        data: {
          madeFrom: {
            [profileRecord.key]: signOf(JSON.stringify(of)),
            [applicationsRecord.key]: '',
          },
          days: [{ day, date: 'Lundi', words: 'Deux choses.' }],
        },
      },
    });
    const tells = (kept: Readonly<Record<string, unknown>>, search = '') =>
      toldAt(kept, ADDRESSES.home, search);
    expect(tells(told(today)).dataset).toHaveProperty('tells', 'day');
    expect(tells(told(today)).properties).toContainEqual(['--day-words', '"Deux choses."']);
    expect(tells(told(today)).properties).toContainEqual(['--day-date', '"Lundi"']);
    for (const stale of [
      tells(told('2020-01-01')),
      tells(told(today, { data: { firstName: 'Ava' } })),
      tells({ ...told(today), [applicationsRecord.key]: { data: [] } }),
      tells(told(today), '?view=journal'),
      toldAt(told(today), ADDRESSES.myCv),
    ])
      expect(stale.dataset).not.toHaveProperty('tells');
  });

  const settledOn = (kept: object, search = ''): Record<string, string> => {
    const dataset: Record<string, string> = {};
    const context = createContext({
      // As in a browser, what is kept are properties of the storage itself.
      localStorage: Object.assign(Object.create({ getItem: () => null }), kept),
      location: { pathname: '/dashboard', search },
      window: { top: { location: {} } },
      document: { documentElement: { dataset }, querySelectorAll: () => [] },
    });
    runInContext(script, context);
    return dataset;
  };

  test('the script knows a device that keeps nothing, whatever its theme', () => {
    expect(settledOn({})).toHaveProperty('emptyDevice');
    expect(settledOn({ 'embellie.theme': '{}', other: '1' })).toHaveProperty('emptyDevice');
    expect(settledOn({ 'embellie.letters': '{}' })).not.toHaveProperty('emptyDevice');
    expect(settledOn({}, '?view=journal')).not.toHaveProperty('emptyDevice');
  });

  test('the script names what is kept, the comparisons among it', () => {
    const kept = { analysisResults: '[]', 'embellie.assistant': '{}', other: '1' };
    expect(settledOn(kept)).toHaveProperty('kept', 'analysisResults embellie.assistant');
    expect(settledOn(kept)).not.toHaveProperty('emptyDevice');
    expect(settledOn({ [analysesRecord.key]: '{}' })).not.toHaveProperty('emptyDevice');
    expect(settledOn({}, '?view=journal')).toHaveProperty('kept', '');
  });

  test('lets no script end its own tag', () => {
    expect(() => withFirstPaint(page, 'const a = "</script>";')).toThrow('ends its own tag');
  });
});

describe('withEmptyScreen', () => {
  const frame = '<main><div data-empty-screen="true"></div><p>…</p></main>';
  const application =
    '<div><main id="a" class="b"><div class="page"><!--$--><h1>Rien</h1><time dateTime="2026-11-24" class="c">Mardi</time><div>fin</div><!--/$--></div></main></div>';

  test('puts the screen of the application into its place, without the day of the build', () => {
    expect(withEmptyScreen(frame, application)).toBe(
      '<main><div data-empty-screen><h1>Rien</h1><time class="c">\u00A0</time><div>fin</div></div><p>…</p></main>',
    );
  });

  test('takes neither words nor files', () => {
    const asking = application.replace(
      '<h1>Rien</h1>',
      '<input id="a" type="file"/><input type="text"/><textarea id="b"></textarea>',
    );
    const drawn = withEmptyScreen(frame, asking);
    expect(drawn).toContain('<input readonly type="text"/><textarea readonly id="b"></textarea>');
    expect(drawn).not.toContain('file');
  });

  test('leaves no place where the build cannot know the screen', () => {
    expect(withEmptyScreen(frame, null)).toBe('<main><p>…</p></main>');
  });

  test('stops a build that drew no screen', () => {
    expect(() => withEmptyScreen(frame, '<div></div>')).toThrow('shows no screen');
  });
});

describe('hiddenAsFound', () => {
  test('hides the screen or the frame beside it', () => {
    expect(hiddenAsFound('onEmptyDevice', '<p></p>')).toBe(
      ':is(html:not([data-empty-device])) [data-empty-screen],html[data-empty-device] [data-empty-screen]+[data-awaited],html:not([data-kept]) [data-unless-kept]{display:none}',
    );
  });

  test('shows a screen that is the same everywhere unless its address asks for something', () => {
    expect(hiddenAsFound('everywhere', '')).toContain(
      ':is(html:not([data-kept]),html[data-asked]) [data-empty-screen],html[data-kept]:not([data-asked]) [data-empty-screen]+[data-awaited],',
    );
  });

  test('hides what is there unless a record is kept, or the shape after it', () => {
    expect(hiddenAsFound('onEmptyDevice', '<p data-unless-kept="a.b">…</p><i></i>')).toContain(
      'html[data-kept~="a.b"] [data-unless-kept="a.b"],html[data-kept]:not([data-kept~="a.b"]) [data-unless-kept="a.b"]+*{',
    );
  });

  test('shows the screen of an empty device to whoever does not keep the one record that it shows', () => {
    expect(hiddenAsFound({ unlessKept: 'a.b' }, '')).toContain(
      ':is(html:not([data-kept]),html[data-asked],html[data-kept~="a.b"]) [data-empty-screen],html[data-kept]:not([data-asked]):not([data-kept~="a.b"]) [data-empty-screen]+[data-awaited],',
    );
  });

  test('hides what is told of something that is not there, or the shape after it', () => {
    expect(hiddenAsFound('onEmptyDevice', '<p data-where-told="cv">…</p><i></i>')).toContain(
      'html:not([data-tells~="cv"]) [data-where-told="cv"],html[data-tells~="cv"] [data-where-told="cv"]+*{',
    );
  });
});

describe('withPlaces', () => {
  test('leaves places for what is told, and says other words where nothing is', () => {
    const html = `<p>${placeOf('cv-file')}</p><p>${placeOf('cv-words', 'Vérifiez.')}</p>`;
    expect(withPlaces(html)).toEqual({
      html: '<p><span data-told="cv-file"></span></p><p><span data-told="cv-words"></span></p>',
      rules:
        '[data-told="cv-file"]::before{content:var(--cv-file,"")}[data-told="cv-words"]::before{content:var(--cv-words,"Vérifiez.")}',
    });
  });
});

describe('replaceOnce', () => {
  test('stops a build that lost the part', () => {
    expect(() => replaceOnce('<p></p>', '</head>', '')).toThrow('holds no </head>');
  });

  test('takes the replacement to the letter', () => {
    expect(replaceOnce('a', 'a', '$&$1')).toBe('$&$1');
  });
});

describe('withHead', () => {
  test('puts one title and one description in place of the shared ones', () => {
    const html =
      '<head>\n<title>Embellie</title>\n<meta\n name="description"\n content="x" /></head>';
    const head = withHead(html, headOf(page));
    expect(head.match(/<title>/gu)).toHaveLength(1);
    expect(head.match(/name="description"/gu)).toHaveLength(1);
    expect(head).toContain('<title>Votre &quot;CV&quot; &amp; &lt;vous></title>');
    expect(head).toContain('content="Votre &quot;CV&quot; &amp; &lt;vous>"');
  });
});

describe('headOf', () => {
  const dataOf = (head: string): unknown =>
    JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/u.exec(head)?.[1] ?? 'null');

  test('describes the product on the landing page alone', () => {
    expect(dataOf(headOf(page))).toMatchObject({ '@type': 'WebApplication', name: 'Embellie' });
    expect(dataOf(headOf({ ...page, path: '/login' }))).toBeNull();
  });

  test('lets no text end the block of data', () => {
    const description = '</script><b>';
    const head = headOf({ ...page, description });
    expect(head).not.toContain('</script><b>');
    expect(dataOf(head)).toMatchObject({ description });
  });
});

describe('files for robots', () => {
  test('list the public pages and close the dashboard', () => {
    expect(sitemap([page, { ...page, path: '/login' }])).toContain('<loc>/login</loc>');
    expect(robots()).toMatch(/Disallow: \/dashboard\n[^]*Sitemap: \/sitemap\.xml/u);
  });
});
