import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isIcon } from './iconFiles.ts';
import { CONTROLS, controlsUnder, everUsedBy, loadedWith, UNDERLYING } from './moduleGraph.ts';
import type { Modules } from './moduleGraph.ts';

type PartOf = (id: string) => string | null;

/** A module that so many screens use goes to the file of all screens. */
const SHARED_BY = 5;
/** Characters below which a module goes to a file of many screens: where three or four share it, two, one with later parts, or any. */
const LARGEST = 4500;
const SMALL = 3200;
const SMALLER = 2000;
const TINY = 400;

/** The heaviest screen has a file of what it shares with few others: it then loads nothing there that it does not use. */
const HEAVIEST = { offers: 'search' } as const;
/** Screens that load that file in any case. */
const SHOW_OFFERS = ['search', 'specializedSearch', 'cvSearch', 'compatibleOffers'];
/** Screens that share what the others do without: a module that two of a family use goes to its file. */
const FAMILIES = {
  writing: ['coverLetter', 'interview', 'assistant'],
  jobs: ['match', 'dossier'],
} as const;

/** Files that every screen of the dashboard loads: what all pages need, what they and what follows them share, the frame. */
const FOUNDATION: ReadonlySet<string | null> = new Set(['base', 'followed', 'shell']);
/** What every page asks for once it stands: the place on the device, the other tabs, new offers. */
const FOLLOWING = ['app/services/afterLoad.ts', 'usecases/alerts/lookForOffers.ts'];

/** Parts that come later, and together. What stands on a control of the library is last: others must not bring it. */
const LATER = {
  /** Ready on the dashboard once the page is idle: the place of the toasts. */
  idle: ['app/notifications/Notifications.tsx', 'app/notifications/notify.tsx'],
  /** Ports that most visits with something kept need, and what parts of several of them share. */
  device: [
    'app/services/deviceTools.ts',
    'adapters/storage/indexedDbCvStore.ts',
    'domain/cv/keptReadingSchema.ts',
    'domain/cv/correctionSubject.ts',
    'domain/places/placeAtOnce.ts',
    'adapters/offers/index/browserOfferIndex.ts',
    'adapters/storage/indexedDbOffers.ts',
    'adapters/storage/browserDeviceStorage.ts',
    'adapters/offline/browserOffline.ts',
    'adapters/offers/HttpOfferSource.ts',
    'adapters/analysis/browserAnalyzer.ts',
    '../node_modules/idb/build/index.js',
  ],
  /** What looks through everything that is kept: the reminder of a backup, the inventory. */
  kept: ['usecases/settings/saveReminder.ts', 'usecases/settings/keptInventory.ts'],
  dialogs: ['components/ConfirmDialog/ConfirmDialog.tsx'],
  lists: ['components/Select/Select.tsx', 'components/Menu/Menu.tsx'],
  /** What corrections of a CV are made with. */
  corrections: ['domain/cv/corrections.ts'],
  /** Sheets of dossiers and comparisons, seen or printed. */
  sheets: ['modules/SheetPaper/printedSheets.tsx'],
  settings: [
    'app/routes/settings/TextModelForm.tsx',
    'app/routes/settings/Corrections.tsx',
    'app/routes/settings/AutoSavePart.tsx',
    'app/routes/settings/TransferPart.tsx',
    'usecases/settings/backupTasks.ts',
    'usecases/settings/saveByItself.ts',
    'adapters/backup/autoSaveFile.ts',
  ],
} as const;
/** What saves letters, with its words: what several later parts share would else be cut into two files. */
const LETTERS = [
  'usecases/letters/letterSession.ts',
  'usecases/letters/saveLetters.ts',
  'usecases/letters/letters.copy.ts',
];
/** A later part that stands on many small pieces: those that no other part needs come with it. */
const READING = 'pages/MyCvPage/parts/reading/ReadCv.tsx';
/** Styles, as their maker hands them to the bundler. */
const STYLES = /\.vanilla\.css$/u;
const COMPONENTS = /\/src\/components\//u;
/** Small pieces of what is drawn: those that several later parts share are ready with the toasts. */
const DRAWN = /\/src\/(?:components|modules|styles|copy)\//u;
const DIALOGS = 'node_modules/@ariakit/react-components/dist/dialog';

/** A screen's own file is named as its component. */
const nameOf = (screen: string): string => /([^/]+)\.tsx$/u.exec(screen)?.[1] ?? 'screen';

/** Where a file truly stands, as the bundler names it: packages may be a link to those of another folder. */
const inProject = (path: string): string =>
  realpathSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const source = (path: string): string => inProject(`src/${path}`);

/** Says for each module which shared file it goes to; null leaves it to the bundler. */
const sharedParts = (modules: Modules): PartOf => {
  const importedLater = (path: string): readonly string[] =>
    modules.getModuleInfo(source(path))?.dynamicallyImportedIds ?? [];
  const allOf = (paths: readonly string[]): ReadonlySet<string> =>
    loadedWith(paths.map(source), modules);
  const landingRoute = source('app/routes/landing/LandingRoute.tsx');
  const initial = allOf(['../index.html']);
  const landing = loadedWith([landingRoute], modules);
  const shell = allOf(['app/router/DashboardLayout.tsx']);
  const following = allOf(FOLLOWING);
  const later = Object.entries(LATER).map(([name, paths]) => [name, allOf(paths)] as const);
  const letters = new Set(LETTERS.map(source));
  const records = allOf(LATER.kept);
  const settings = allOf(LATER.settings);
  const dialogs = controlsUnder(
    readdirSync(inProject(DIALOGS), { recursive: true }).map((file) =>
      join(inProject(DIALOGS), String(file)),
    ),
    modules,
  );

  const screens = importedLater('app/router/screenComponents.ts').filter(
    (id) => id !== landingRoute,
  );
  const uses = new Map(screens.map((id) => [id, loadedWith([id], modules)]));
  const everUsed = new Map(screens.map((id) => [id, everUsedBy(id, modules, screens)]));
  const usedBy = (id: string, folder = ''): number =>
    [...uses].filter(([screen, ids]) => screen.includes(folder) && ids.has(id)).length;
  const entries = new Set(
    [...everUsedBy(source('../index.html'), modules)].flatMap(
      (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    ),
  );
  const loadedLater = [...entries]
    .filter((id) => !screens.includes(id))
    .map((id) => loadedWith([id], modules));
  const reading = allOf([READING]);

  const sizeOf = (id: string): number => modules.getModuleInfo(id)?.code?.length ?? LARGEST;
  const known = new Map<string, string | null>();
  /** The parts beside the foundation that a module brings with it. */
  const broughtBy = (id: string): readonly (string | null)[] => [
    ...new Set(
      [...loadedWith([id], modules)]
        .filter((each) => each !== id)
        .map(partOf)
        .filter((part) => !FOUNDATION.has(part)),
    ),
  ];

  const showsOffers = (screen: string): boolean =>
    SHOW_OFFERS.some((folder) => screen.includes(`/routes/${folder}/`));

  /** Styles that come later are few: where one screen alone, or most of them, may need them, they come with its own. */
  const stylePartOf = (id: string, isIdle: boolean): string | null => {
    if (isIdle || COMPONENTS.test(id)) return 'shell';
    const users = screens.filter((screen) => everUsed.get(screen)?.has(id));
    const [only, another] = users;
    if (only === undefined) return null;
    if (another === undefined) return nameOf(only);
    return users.every(showsOffers) ? 'offers' : null;
  };

  /** Of one that no screen needs at once. */
  const latePartOf = (id: string): string | null => {
    const named = later.find(([, ids]) => ids.has(id));
    if (STYLES.test(id)) return stylePartOf(id, named?.[0] === 'idle');
    if (named) return named[0];
    const users = loadedLater.filter((ids) => ids.has(id)).length;
    if (users === 1 && reading.has(id)) return 'reading';
    if (!isIcon(id) && !DRAWN.test(id)) return null;
    const isAlone = broughtBy(id).every((part) => part === 'idle');
    return users > 1 && isAlone && sizeOf(id) < SMALL ? 'idle' : null;
  };

  const findPart = (id: string): string | null => {
    if (CONTROLS.test(id)) return dialogs.has(id) ? 'dialogs' : 'lists';
    if (initial.has(id) || UNDERLYING.test(id)) return 'base';
    if (landing.has(id)) {
      const isShared = shell.has(id) || [...everUsed.values()].some((ids) => ids.has(id));
      return isShared ? 'base' : null;
    }
    // The landing page is followed too, and needs no frame.
    if (following.has(id)) return shell.has(id) || usedBy(id) > 0 ? 'followed' : 'following';
    if (shell.has(id)) return 'shell';
    if (letters.has(id)) return 'letters';
    const count = usedBy(id);
    if (count === 0) return latePartOf(id);
    const named = later.find(([, ids]) => ids.has(id))?.[0];
    if (isIcon(id) && (count > 1 || named === 'idle')) return 'shell';
    if (count === 1 && !records.has(id)) {
      const [only, another] = screens.filter((screen) => everUsed.get(screen)?.has(id));
      if (only !== undefined && another === undefined) return nameOf(only);
    }
    // Others must not bring the controls of the library.
    const standsOnControl = [...loadedWith([id], modules)].some((each) => CONTROLS.test(each));
    if (standsOnControl) return named ?? null;
    if (count >= SHARED_BY) return 'shell';
    const brought = broughtBy(id);
    const isPiece = sizeOf(id) < (COMPONENTS.test(id) ? SMALL : TINY);
    if (brought.length === 0 && isPiece) return 'shell';
    if (records.has(id) && usedBy(id, '/routes/home/') > 0) return 'interviews';
    if (records.has(id))
      return brought.length === 0 && usedBy(id, '/routes/search/') > 0 ? 'shell' : 'records';
    // What those later parts share with screens comes with the records, which they need too.
    if (settings.has(id) && count > 1)
      return usedBy(id, '/routes/search/') > 0 ? 'shell' : 'records';
    const heaviest = Object.entries(HEAVIEST).find(
      ([, folder]) => usedBy(id, `/routes/${folder}/`) > 0,
    );
    if (heaviest && count > 1 && usedBy(id, '/routes/coverLetter/') === 0) return heaviest[0];
    const family = Object.entries(FAMILIES).find(([, folders]) => {
      const users = folders.filter((folder) => usedBy(id, `/routes/${folder}/`) > 0).length;
      // One that others use would bring them the file of the whole family.
      return users > 1 && users === count;
    });
    if (family) return family[0];
    const ever = screens.filter((screen) => everUsed.get(screen)?.has(id));
    if (brought.length === 0 && ever.every(showsOffers)) return 'offers';
    // A request costs more than a few lines that some screens do not use; what it stands on has to come anyway.
    const [beyond = 'shell', another] = brought;
    const most = count > 2 ? LARGEST : count > 1 || COMPONENTS.test(id) ? SMALL : SMALLER;
    return another === undefined && sizeOf(id) < most ? beyond : null;
  };

  const partOf = (id: string): string | null => {
    const part = known.get(id);
    if (part !== undefined) return part;
    // Whatever leads back here stands with it.
    known.set(id, 'shell');
    const found = findPart(id);
    known.set(id, found);
    return found;
  };
  return partOf;
};

let partOf: PartOf | undefined;

/**
 * How the build groups its files: what every visit needs, the frame of the dashboard, what several screens share, and
 * what comes later together. Left alone, the bundler writes one file for each set of screens that share something: 125
 * scripts for the search, most under 2 kB.
 */
export const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'shared parts',
      name: (id: string, modules: Modules): string | null => {
        partOf ??= sharedParts(modules);
        return partOf(id);
      },
    },
    { name: 'base', tags: ['$initial' as const] },
  ],
};
