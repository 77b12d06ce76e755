import type { CvExperience, CvSection } from '#/domain/cv/cv';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { hasFigure } from '#/domain/review/figures';
import type { Scene } from '#/domain/review/scene';
import { tellsWish } from '#/domain/review/titleAimed';
import { looksOf } from '#/domain/review/tradeLooks.fr';
import type { ProofKind, TradeLook } from '#/domain/review/tradeLooks.fr';

/** The words of a CV that show something. */
export type Proof = {
  readonly kind: ProofKind;
  readonly text: string;
  readonly at: number | null;
  /** The post that they stand in; null elsewhere. */
  readonly post: CvExperience | null;
  /** 0 to 1: what a recruiter would hold of it. */
  readonly worth: number;
};

/** Something looked for with its strongest proof; null where nothing in the CV speaks of it. */
export type LookProof = {
  readonly look: TradeLook;
  readonly proof: Proof | null;
  /** 0 to 1, several proofs together. */
  readonly worth: number;
  /** Where each of its proofs stands. */
  readonly places: readonly number[];
};

/** A line that is nowhere but in a list proves little; the same in a dated post, told as done, a lot. */
const WORTHS = { measured: 1, done: 0.8, named: 0.6, project: 0.6, listed: 0.3 } as const;
/** What every further line of work adds, and how near to whole is whole: not everything is worth a second line. */
const FURTHER = 0.1;
const MOST_FURTHER = 2;
const WHOLE = 0.9;
/** From here on a recruiter holds it as shown. */
export const PROVEN = 0.7;

/** What work is worth by the years since it ended; where no date tells them, as if long ago. */
const RECENT = { years: 5, worth: 1 } as const;
const LATE = { years: 10, worth: 0.9 } as const;
const LONG_AGO = 0.6;

/** What it is enough to say: no line of work could show it better. */
const SAID: ReadonlySet<string> = new Set(
  'papers languages links hours mobility conditions'.split(' '),
);
/** What the title or the house of a post tells by itself. */
const HEADED: ReadonlySet<string> = new Set('house context public vehicles whom'.split(' '));
/** What is counted stands in the work itself, not in a postal code. */
const COUNTED = 'volume';
const LANGUAGES = 'languages';
/** Where no list is made for the trade, any known tool is one. */
const TOOLS = 'tools';
const WITHOUT_LEVEL = 0.6;

/** Where words tell of something else than the work. */
const ELSEWHERE: ReadonlySet<CvSection> = new Set(['contact', 'interests', 'references']);

/** Words of a CV in which something may be found. */
type Piece = Pick<Proof, 'text' | 'at' | 'post'> & {
  readonly key: string;
  readonly from: 'work' | 'head' | 'project' | 'list' | 'aside';
  /** It names a tool that the lexicon knows. */
  readonly tool: boolean;
};

const yearsSince = ({ start, end }: CvExperience, readOn: string): number | null => {
  const last = end?.value ?? start?.value ?? null;
  if (last === null) return null;
  return last === 'ongoing' ? 0 : Number(readOn.slice(0, 4)) - last.year;
};

const freshness = (post: CvExperience | null, readOn: string): number => {
  const years = post === null ? 0 : yearsSince(post, readOn);
  if (years === null || years > LATE.years) return LONG_AGO;
  return years > RECENT.years ? LATE.worth : RECENT.worth;
};

const pieces = ({ cv, lines, tasks, tools }: Scene): readonly Piece[] => {
  const holdsTool = (start: number, end: number): boolean =>
    tools.some((tool) => tool.start < end && start < tool.end);
  const work = tasks.map(({ text, range, experience }): Piece => ({
    text,
    key: alignedKey(text),
    at: range?.start ?? null,
    post: experience,
    from: 'work',
    tool: range !== null && holdsTool(range.start, range.end),
  }));
  const inTask = (start: number, end: number): boolean =>
    tasks.some(({ range }) => range !== null && range.start < end && start < range.end);
  const rest = lines
    .filter(
      ({ heading, text, start, end }) => !heading && text.trim() !== '' && !inTask(start, end),
    )
    .map(({ body, key, start, end, section, experience }): Piece => {
      const from =
        experience !== null
          ? 'head'
          : section === 'projects'
            ? 'project'
            : ELSEWHERE.has(section) || tellsWish(key)
              ? 'aside'
              : 'list';
      return {
        text: body.text.replaceAll('\t', ' '),
        key,
        at: start,
        post: experience,
        from,
        tool: holdsTool(start, end),
      };
    });
  const title = cv.headline;
  const headline: readonly Piece[] =
    title === null
      ? []
      : [
          {
            text: title.value,
            key: alignedKey(title.value),
            at: title.source?.start ?? null,
            post: null,
            from: 'list',
            tool: false,
          },
        ];
  return [...work, ...headline, ...rest];
};

const proofIn = (piece: Piece, { id, signs }: TradeLook, { cv, trade }: Scene): Proof | null => {
  const { text, at, post, from } = piece;
  const named = id === TOOLS && piece.tool && looksOf(trade.rome) === looksOf(null);
  if (!named && !signs.test(piece.key)) return null;
  if (SAID.has(id)) {
    const level = id !== LANGUAGES || cv.languages.some(({ level }) => level !== null);
    return { kind: 'said', text, at, post, worth: level ? 1 : WITHOUT_LEVEL };
  }
  if (from === 'aside' || (id === COUNTED && from !== 'work' && from !== 'project')) return null;
  const fresh = freshness(post, cv.readOn);
  const past = fresh === LONG_AGO;
  switch (from) {
    case 'work': {
      const measured = id === COUNTED || hasFigure(text);
      const worth = measured ? WORTHS.measured : WORTHS.done;
      return {
        kind: past ? 'past' : measured ? 'measured' : 'done',
        text,
        at,
        post,
        worth: worth * fresh,
      };
    }
    case 'head': {
      const worth = HEADED.has(id) ? WHOLE : WORTHS.named;
      return { kind: past ? 'past' : 'named', text, at, post, worth: worth * fresh };
    }
    case 'project':
      return { kind: 'done', text, at, post, worth: WORTHS.project };
    case 'list':
      return { kind: 'listed', text, at, post, worth: WORTHS.listed };
  }
};

const strongest = (proofs: readonly Proof[]): Proof | null =>
  proofs.reduce<Proof | null>(
    (best, proof) => (best === null || proof.worth > best.worth ? proof : best),
    null,
  );

const known = new WeakMap<Scene, readonly LookProof[]>();

const prove = (scene: Scene): readonly LookProof[] => {
  const all = pieces(scene);
  return looksOf(scene.trade.rome).map((look) => {
    const proofs = all.flatMap((piece) => proofIn(piece, look, scene) ?? []);
    const proof = strongest(proofs);
    if (proof === null) return { look, proof, worth: 0, places: [] };
    const further = proofs.filter((other) => other !== proof && other.post !== null).length;
    const worth = proof.worth + FURTHER * Math.min(MOST_FURTHER, further);
    const places = proofs.flatMap(({ at }) => at ?? []);
    return { look, proof, worth: worth >= WHOLE ? 1 : worth, places };
  });
};

/** What is looked for in the trade of a CV, each with where the CV shows it and how strongly. */
export const lookedFor = (scene: Scene): readonly LookProof[] => {
  const before = known.get(scene);
  if (before !== undefined) return before;
  const proven = prove(scene);
  known.set(scene, proven);
  return proven;
};
