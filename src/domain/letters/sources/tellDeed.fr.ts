import {
  imperfectOf,
  isDoneOnce,
  participleOf,
  presentOf,
} from '#/domain/letters/french/conjugate.fr';
import { elide, joinAnd } from '#/domain/letters/french/frenchWords';
import { inImperfect } from '#/domain/letters/french/imperfect.fr';

/** One thing done: verbs in the infinitive, what they are done to, and what only completes it. */
export type DeedPart = {
  readonly verbs: readonly string[];
  readonly object: string;
  readonly extras: readonly string[];
};

/** What a line of a CV says was done, ready to be conjugated. */
export type Deed = {
  /** Empty where the line is told in words of its own. */
  readonly parts: readonly DeedPart[];
  /**
   * A sentence of the writer's own, "je" included, what they were, after "je suis", or things that no verb carries, after
   * a colon; null for most lines.
   */
  readonly own: { readonly kind: 'clause' | 'role' | 'list'; readonly text: string } | null;
  /** A result told with a figure, as a whole sentence without its full stop; null where there is none. */
  readonly result: string | null;
  /** Over, whatever the post: the line tells when it ended. */
  readonly isPast?: boolean;
};

/** What a deed is told in: work still done, the daily work of a post that was left, or what was done in it. */
export type Tense = 'present' | 'imperfect' | 'perfect';

/** Two brackets in a row are one: "(4 circuits) (52 élèves)". */
const joinBrackets = (extras: readonly string[]): string => extras.join('').replaceAll(') (', ', ');

const FOLLOW = 'suivre';

/** A thing after "le suivi", out of what one follows: "les stocks" is "des stocks". */
const ofThing = (object: string): string =>
  elide(
    `de ${object}`
      .replace(/^de (?:les|des) (?=\S)/u, object.startsWith('des ') ? 'de ' : 'des ')
      .replace(/^de le /u, 'du ')
      .replace(/ et les (?=\S)/gu, ' et des ')
      .replace(/ et le (?=\S)/gu, ' et du '),
  );

const OFTEN = /^(chaque \p{L}+|régulièrement|en autonomie) (.+)$/u;

/** "Je suis les dossiers" is first read as being them: in the present one looks after them, or prepares and follows. */
const following = ({ verbs, object }: DeedPart): string | null => {
  const others = verbs.filter((verb) => verb !== FOLLOW).map(presentOf);
  if (others.length > 0)
    return others.some((form) => form === null)
      ? null
      : `${joinAnd([...others.filter((form) => form !== null), 'suis'])} ${object}`;
  const [, often = '', thing = object] = OFTEN.exec(object) ?? [];
  return `assure ${often === '' ? '' : `${often} `}le suivi ${ofThing(thing)}`;
};

const FORMS: Readonly<Record<Tense, (verb: string) => string | null>> = {
  present: presentOf,
  imperfect: imperfectOf,
  perfect: participleOf,
};

const AS_WELL_AS = ', ainsi que ';
const SEES_TO: Readonly<Record<Tense, string>> = {
  present: 'assure ',
  imperfect: 'assurais ',
  perfect: 'assuré ',
};

/** Parts of one verb told once: "assurer l'accueil et le standard". */
const merged = (parts: readonly DeedPart[]): readonly DeedPart[] =>
  parts.reduce<readonly DeedPart[]>((all, part) => {
    const last = all.at(-1);
    if (last === undefined || last.verbs.join() !== part.verbs.join()) return [...all, part];
    const before = `${last.object}${joinBrackets(last.extras)}`;
    const isList = before.includes(' et ') || before.includes(',');
    // What follows closes the list with an "et" of its own.
    const isClosed = /^[^,]+ et [^,]+$/u.test(part.object);
    const link = isList ? AS_WELL_AS : isClosed ? ', ' : ' et ';
    return [
      ...all.slice(0, -1),
      { ...part, object: `${before.replace(AS_WELL_AS, ', ')}${link}${part.object}` },
    ];
  }, []);

/** What follows "je", or "j'ai" in the perfect; null where a verb has no form in that tense. */
export const predicates = (parts: readonly DeedPart[], tense: Tense): string | null => {
  const told = merged(parts).map((part) => {
    const { verbs, object, extras } = part;
    if (tense === 'present' && verbs.includes(FOLLOW)) {
      const followed = following(part);
      return followed === null ? null : `${followed}${joinBrackets(extras)}`.trim();
    }
    const forms = verbs.map(FORMS[tense]);
    return forms.some((form) => form === null)
      ? null
      : `${joinAnd(forms.filter((form) => form !== null))} ${object}${joinBrackets(extras)}`.trim();
  });
  const clauses = told.filter((one) => one !== null);
  if (clauses.length < told.length) return null;
  // "J'ai tenu les comptes et rédigé les actes" shares its auxiliary; a present says its subject again, and no verb twice.
  const seesTo = SEES_TO[tense];
  const again = clauses.map((one, index) =>
    index > 0 && one.startsWith(seesTo) && clauses[index - 1]?.startsWith(seesTo) === true
      ? one.slice(seesTo.length)
      : index === 0
        ? one
        : `je ${one}`,
  );
  return joinAnd(tense === 'perfect' ? clauses : again);
};

/** Whether a deed is over once done, whatever the post. */
const isOver = ({ parts }: Deed): boolean =>
  parts.length > 0 && parts.every(({ verbs }) => verbs.every(isDoneOnce));

/** Where a deed is told from: a post still held or left, with "y" where the place was just named. */
export type Telling = {
  readonly ongoing: boolean;
  /** In place of the present or the perfect that the post asks for. */
  readonly tense?: Tense;
  readonly there?: boolean;
  /** After another thing done: "je pose aussi", "j'ai aussi posé". */
  readonly also?: boolean;
};

/** A tense says by itself what the post would tell. */
type Told = Telling | (Omit<Telling, 'ongoing' | 'tense'> & { readonly tense: Tense });

/** What is over once done is told in the perfect, whatever is asked for. */
const tenseOf = (deed: Deed, telling: Told): Tense => {
  if (deed.isPast === true || isOver(deed)) return 'perfect';
  if (telling.tense !== undefined) return telling.tense;
  return 'ongoing' in telling && telling.ongoing ? 'present' : 'perfect';
};

/** A sentence of the writer's own in the present is daily work; one in another tense stays as it is. */
const ownClause = (text: string, tense: Tense): string =>
  tense === 'imperfect' && !/^j[’']ai /u.test(text) ? (inImperfect(text) ?? text) : text;

const BEING: Readonly<Record<Tense, string>> = {
  present: 'suis',
  imperfect: 'étais',
  perfect: 'ai été',
};

const withAlso = (clause: string): string => {
  // "J'enregistre et contrôle": the word would part two verbs of one object.
  if (/^j(?:e (?:me |m[’'])?|[’'])\p{L}+(?: et|,) /u.test(clause) && !/^j[’']ai /u.test(clause))
    return clause;
  if (/^j[’']ai /u.test(clause)) return clause.replace(/^(j[’']ai) /u, '$1 aussi ');
  return clause.replace(/^(j(?:e (?:me |m[’'])?|[’'])\p{L}+)(?=\s)/u, '$1 aussi');
};

const withThere = (clause: string): string =>
  /^je m[’']/u.test(clause)
    ? clause.replace(/^je m[’']/u, 'je m’y ')
    : /^je (?!(?:me|le|la|les|lui|leur|ne|y|en) |[ln][’'])/u.test(clause)
      ? clause.replace(/^je /u, 'j’y ')
      : clause.replace(/^j[’'](?=\p{L}{2})(?!y )/u, 'j’y ');

const clauseOf = (deed: Deed, telling: Told): string => {
  const { own, parts } = deed;
  const { there = false } = telling;
  const tense = tenseOf(deed, telling);
  const subject = there ? 'j’y' : 'je';
  if (own?.kind === 'list') return own.text;
  if (own?.kind === 'clause') {
    const text = ownClause(own.text, tense);
    return there ? withThere(text) : text;
  }
  if (own !== null) {
    const isDated = /(?:^| )lors d| en (?:19|20)\d\d|(?:^| )du passage/u.test(own.text);
    return elide(`${subject} ${BEING[isDated ? 'perfect' : tense]} ${own.text}`);
  }
  const asked = predicates(parts, tense);
  const words = asked ?? predicates(parts, 'imperfect') ?? '';
  const auxiliary = tense === 'perfect' && asked !== null ? 'ai ' : '';
  return elide(`${subject} ${auxiliary}${words}`)
    .replace(/^je ai /u, 'j’ai ')
    .replace(/^j’y m[’']/u, 'je m’y ');
};

/** A deed in the first person, "je" included, without a full stop: "je prends en charge 12 patients". */
export const tell = (deed: Deed, { also = false, ...telling }: Told): string => {
  const clause = clauseOf(deed, telling);
  return also ? withAlso(clause) : clause;
};

/** Things done of which one has an "et" of its own are parted by a comma too. */
const LAST_APART = ', et ';

/** The things of a deed, each a deed of its own. */
const apart = (deed: Deed): readonly Deed[] =>
  deed.own === null && deed.parts.length > 1
    ? merged(deed.parts).map((part) => ({ ...deed, parts: [part] }))
    : [deed];

/**
 * Deeds of one post in one sentence: "je dépose des ailes, passe au marbre les châssis et redresse au vérin", or with one
 * auxiliary for all, "j’ai recherché des fuites, posé des fenêtres et traité les bois".
 */
export const tellTogether = (deeds: readonly Deed[], telling: Told): string => {
  const [first, ...others] = deeds.flatMap(apart);
  if (first === undefined) return '';
  const { there: _there, also: _also, ...rest } = telling;
  const told = [tell(first, telling), ...others.map((deed) => tell(deed, rest))];
  const has = /^j[’']ai (?:aussi )?|^j[’']y ai /u;
  const shared = told.every((one) => has.test(one));
  // What holds no list of its own shares its "je".
  const isPlain = told.every((one) => !/ et |,|^j[’']ai /u.test(one));
  const said = told.map((one, index) => {
    if (index === 0) return one;
    if (shared) return one.replace(has, '');
    return isPlain ? one.replace(/^j(?:e |[’'])/u, '') : one;
  });
  const last = said.at(-1) ?? '';
  if (said.length === 1) return last;
  const link = said.at(-2)?.includes(' et ') === true ? LAST_APART : ' et ';
  return `${said.slice(0, -1).join(', ')}${link}${last}`;
};

/** Whether a deed is a list that no verb carries. */
export const isQuoted = ({ own }: Deed): boolean => own?.kind === 'list';

/** A deed in the infinitive: "prendre en charge 12 patients"; null where the line is told in words of its own. */
export const toDo = ({ parts }: Pick<Deed, 'parts'>): string | null => {
  const told = merged(parts).map(({ verbs, object }) => `${joinAnd(verbs)} ${object}`.trim());
  return told.length === 0 ? null : joinAnd(told);
};

/** The things of a deed, each in the infinitive and told whole; empty where the line is told in words of its own. */
export const thingsToDo = ({ parts }: Pick<Deed, 'parts'>): readonly string[] =>
  merged(parts).map(({ verbs, object, extras }) =>
    `${joinAnd(verbs)} ${object}${joinBrackets(extras)}`.trim(),
  );

/** « Assurer » carries what has no verb here: only a thing told whole can follow it. */
export const isVague = (told: string): boolean =>
  told.startsWith('m’occuper ') ||
  (told.startsWith('assurer ') && !/ (?:de|du|des) | d’/u.test(told));
