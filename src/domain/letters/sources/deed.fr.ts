import {
  imperfectOf,
  isDoneOnce,
  participleOf,
  presentOf,
} from '#/domain/letters/french/conjugate.fr';
import { BEFORE_NOUN, OF, directly, objectOf } from '#/domain/letters/french/directObject.fr';
import {
  capitalise,
  countWords,
  elide,
  joinAnd,
  lowerFirst,
  typeset,
} from '#/domain/letters/french/frenchWords';
import { inImperfect } from '#/domain/letters/french/imperfect.fr';
import { articleAfterAnd, isInfinitive, splitTop } from '#/domain/letters/french/listPhrase';
import { ADVERBS, carrierOf, nominalOf } from '#/domain/letters/french/nominals.fr';
import {
  genderOf,
  headOf,
  isPlural,
  singularOf,
  withArticle,
} from '#/domain/letters/french/nounPhrase';
import {
  AFTER_PARTICIPLE,
  COMPLEMENT,
  ENGLISH,
  FIRST_PERSON,
  FIRST_PERSON_BEING,
  FIRST_PERSON_PAST,
  MEASURED,
  NOT_FIRST_PERSON,
  PARTICIPLE,
  ROLE_NOUN,
  SAYS_NOTHING,
  SETTING_LABEL,
  TASK_LABEL,
  WORKING_HOURS,
  WORKPLACE,
} from '#/domain/letters/french/nouns.fr';
import { inWords } from '#/domain/letters/french/phrases.fr';
import { cleanLine, isIllWritten } from '#/domain/letters/sources/cleanLine.fr';
import { fold } from '#/domain/shared/text';

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
  /** A sentence of the writer's own, "je" included, or what they were, after "je suis"; null for most lines. */
  readonly own: { readonly kind: 'clause' | 'role'; readonly text: string } | null;
  /** A result told with a figure, as a whole sentence without its full stop; null where there is none. */
  readonly result: string | null;
};

const SHORTEST = 10;
const LONGEST = 190;
const MOST_PARTS = 3;
const MOST_WORDS = 24;

/** A role told with what it was of. Folded. */
const ROLE_OF =
  /^(?:responsable|referente?|tut(?:eur|rice)|utilisat(?:eur|rice) cle|membre|formateur|formatrice|interlocut(?:eur|rice)|pilote|coordinat(?:eur|rice)|garante?|maitre d'apprentissage|parrain|marraine|animat(?:eur|rice)) \S+/u;

const TO = /^(?:à |au |aux )/u;
const WITH = /^(?:avec |entre )/u;
const ANY_PREPOSITION =
  /^(?:à|au|aux|avec|en|sur|dans|chez|pour|auprès|sous|de nuit|de jour|hors)(?:\s|$)/u;

/** Things that stand beside a noun of action as if they were adjectives. Folded. */
const AS_ADJECTIVE =
  /^(?:quantite|temperature|marchandise|stock|materiel|camion|client|commande|facture|document|produit|colis|palette|caisse|dossier|courrier|telephone)$/u;

/** What follows a noun of action without its "de": "création dossiers clients"; empty where nothing does. */
const withoutOf = (piece: string): string => {
  const found = nominalOf(piece);
  if (found === null || isPlural(headOf(piece))) return '';
  const rest = after(piece, found.words);
  const head = headOf(rest);
  // "Contrôle quantité et température".
  if (AS_ADJECTIVE.test(head)) return rest;
  return rest !== '' && !OF.test(rest) && !ANY_PREPOSITION.test(rest) && isPlural(head) ? rest : '';
};

/** A line as in a telegram, which no article mends. */
const isTelegram = (piece: string): boolean => withoutOf(piece) !== '';

/** The same with its article, where its noun is known: "des dossiers clients". */
const mendedObject = (piece: string): string | null => {
  const rest = withoutOf(piece);
  if (rest === '' || BEFORE_NOUN.test(`${rest} `) || !isPlural(headOf(rest))) return null;
  if (genderOf(singularOf(headOf(rest))) === null) return null;
  return /\s(?:des|du|de la|de l[’'])(?=\s|\p{L})/u.test(rest) ? `les ${rest}` : `des ${rest}`;
};

/** Phrases that another verb carries than their first noun. */
const CARRIED_WHOLE: readonly (readonly [RegExp, string])[] = [
  [/^commandes? (?:à|aux?) /iu, 'passer'],
  [/^comptes? rendus?(?!\p{L})/iu, 'rédiger'],
  [/^bilans? (?:sanguins?|biologiques?|de santé)/iu, 'réaliser'],
];

/** A noun told without a verb of its own, carried by one: "pansements" is "réaliser les pansements". */
const carried = (piece: string): DeedPart | null => {
  const bare = piece.replace(/^(?:les? |la |l[’'])/iu, '');
  if (isTelegram(bare) || /^\p{L}+é(?=\s)/u.test(bare)) return null;
  const carrier =
    CARRIED_WHOLE.find(([phrase]) => phrase.test(bare))?.[1] ?? carrierOf(headOf(bare));
  const verb = carrier ?? (nominalOf(bare) === null ? null : 'assurer');
  const phrase = /^(?:portefeuille|parc) (?:de |d[’'])/iu.test(bare)
    ? `un ${lowerFirst(bare)}`
    : withArticle(bare);
  return verb === null || phrase === null
    ? null
    : { verbs: [verb], object: articleAfterAnd(phrase), extras: [] };
};

const STRAY = /^(?:carnet|registre|debours|outil|materiel|norme|client|logiciel)s?$/u;

const after = (text: string, words: number): string =>
  text.replace(new RegExp(`^(?:\\S+(?:\\s+|$)){${words}}`, 'u'), '');

/** "De nouvelles fonctions et support du système": one thing does not share the article of several. */
const SEVERAL = /^(?:les|des|de \S+s) /u;
const ONE_OF = /^\p{Ll}+ (?:du |des |de |d[’'])/u;

/** "Mesurer la qualité et retour aux ingénieurs": another thing done, told without its verb. */
const OTHER_THING = /^\p{Ll}+ (?:aux? |à la |à l[’'])/u;

/** Without a second thing done that no verb carries: "l'eau et carnet sanitaire" keeps "l'eau". */
const withoutStray = (part: DeedPart): DeedPart => {
  const at = [...part.object.matchAll(/ et (?=\p{Ll})/gu)].find(({ index }) => {
    const rest = part.object.slice(index + 4);
    if (isOpen(part.object.slice(0, index))) return false;
    const head = headOf(rest);
    const alone = SEVERAL.test(part.object) && !isPlural(head) && ONE_OF.test(rest);
    const unknown = /^(?:le |la |l[’'])/u.test(part.object) && /^\p{Ll}+$/u.test(rest);
    if (unknown && genderOf(singularOf(head)) === null) return true;
    const other =
      /^(?:le |la |l[’']|les )/u.test(part.object) &&
      (OTHER_THING.test(rest) || /^\p{Ll}+(?:tions|sions|ments|ages) (?:de |d[’'])/u.test(rest));
    const also = rest.replace(/^co-?(?=g)/u, '');
    return (
      alone || other || nominalOf(also) !== null || carrierOf(head) !== null || STRAY.test(head)
    );
  });
  return at === undefined ? part : { ...part, object: part.object.slice(0, at.index) };
};

/** A piece of a line as something done; null where no rule is safe. */
const partOf = (written: string): DeedPart | null => {
  const part = rawPart(written.replace(/^(?:les? |la |l[’'])/iu, ''));
  return part && withoutStray(part);
};

const ONE_PERSON =
  /^(?:a l'|a la |au )(?:aide-soignante?|enseignante?|infirmi\S+|cuisini\S+|cheffe?|macon\S*|institut(?:eur|rice)|educat(?:eur|rice)|professeure?|directrice|gerante?)(?![a-z])/u;
/** Those whom one helps. Folded. */
const PEOPLE =
  /^aux (?:aides?-soignante?s|residente?s|patiente?s|personnes|familles|enfants|clients?|cliente?s|usagers|eleves|collegues|equipes|beneficiaires|malades|voyageurs|locataires|salaries|infirmier\S*|enseignante?s|agents|vendeurs)(?![a-z])/u;

/** "Mise en conformité RGAA des sites": the name of a norm stays beside its verb. */
const NORM = /^(\p{Lu}{2,}) (?=de |du |des |d[’'])/u;

const rawPart = (piece: string): DeedPart | null => {
  // A hygiene instruction, not work done.
  if (/^lavage des mains/iu.test(piece)) return null;
  const found = nominalOf(piece);
  // "Ménage, repassage": housework is done, each thing by its name.
  const isWork = carrierOf(headOf(piece)) === 'faire' && after(piece, 1) === '';
  if (found === null || isWork) return carried(piece);
  const verbs = found.nominal.verb.split(' et ');
  let rest = after(piece, found.words);
  if (found.nominal.takes === 'as') {
    const { word, verb } = found.nominal;
    // One helps people, and helps with things.
    if (verb === 'aider' && /^(?:dans|pour) /u.test(rest))
      return { verbs: [verb], object: rest, extras: [] };
    if (verb === 'aider' && ONE_PERSON.test(fold(rest)))
      return {
        verbs: [verb],
        object: directly(rest.replace(/^à /u, 'de ').replace(/^au /u, 'du ')) ?? rest,
        extras: [],
      };
    if (verb === 'aider' && PEOPLE.test(fold(rest)))
      return { verbs: [verb], object: rest.replace(/^aux /u, 'les '), extras: [] };
    const fits = word === null ? ANY_PREPOSITION.test(rest) : (word === 'à' ? TO : WITH).test(rest);
    return fits ? { verbs: [verb], object: rest, extras: [] } : carried(piece);
  }
  const second = rest.startsWith('et ') ? nominalOf(rest.slice(3)) : null;
  if (second !== null && second.nominal.takes === 'de') {
    verbs.push(second.nominal.verb);
    rest = after(rest, 1 + second.words);
  }
  if (rest === '')
    return verbs[0]?.startsWith('mettre ') ? carried(piece) : { verbs, object: '', extras: [] };
  const [next = ''] = rest.split(/\s+/u);
  const adverb = OF.test(rest) ? undefined : ADVERBS[fold(next)];
  if (adverb !== undefined) rest = after(rest, 1);
  const [, norm = ''] = NORM.exec(rest) ?? [];
  rest = rest.slice(norm.length).trim();
  const object = OF.test(rest) ? objectOf(rest) : mendedObject(piece);
  // One changes a part, and changes format.
  if (object === null && verbs[0] === 'changer' && /^(?:de |d[’'])/u.test(rest))
    return { verbs, object: rest, extras: [] };
  if (object === null) return carried(piece);
  if (norm !== '') return { verbs, object: `${norm} ${object}`, extras: [] };
  return { verbs, object: `${adverb ? `${adverb} ` : ''}${object}`, extras: [] };
};

/** Whether a bracket is still open at the end of a text. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Two things done on one line: "transmissions et tenue du dossier". */
const splitAnd = (piece: string): readonly string[] => {
  for (const { index } of piece.matchAll(/ et (?=\p{L})/gu)) {
    const [before, rest] = [piece.slice(0, index), piece.slice(index + 4)];
    if (isOpen(before)) continue;
    const second = nominalOf(rest);
    const alone = nominalOf(before);
    const lone = alone !== null && before.split(/\s+/u).length === alone.words;
    if (lone || second === null) continue;
    const follows = after(rest, second.words);
    if ((OF.test(follows) || second.nominal.takes === 'as') && partOf(rest) !== null)
      return [before, rest];
  }
  return [piece];
};

const PER = /^\d[^,]* (?:à l[’']heure|par (?:an|mois|semaine|jour|heure|nuit|poste|trimestre))/u;

/** What completes a thing done: a rate is one more way to say it, another figure stands in brackets. */
const extraOf = (piece: string): string => {
  if (PER.test(piece))
    return `, soit ${piece.replace(/^[2-9](?=\s)/u, (digit) => inWords(Number(digit)))}`;
  return /^\d/u.test(piece) ? ` (${piece.replace(/\s*\(.*$/u, '')})` : `, ${piece}`;
};

/** Two brackets in a row are one: "(4 circuits) (52 élèves)". */
const joinBrackets = (extras: readonly string[]): string => extras.join('').replaceAll(') (', ', ');

/** "Des sols, des vitres": what goes on with the same verb takes its article too. */
const withExtra = (part: DeedPart, piece: string, direct: boolean): DeedPart => {
  // "Puis entretien des mémoires" has no verb.
  if (/^puis \p{Ll}+ (?:des?|du) /u.test(piece)) return part;
  if (!direct || !OF.test(piece)) return { ...part, extras: [...part.extras, extraOf(piece)] };
  const object = objectOf(piece);
  if (object === null) return part;
  const more = withoutStray({ ...part, object, extras: [] }).object;
  return { ...part, extras: [...part.extras, `, ${more}`] };
};

/** Verbs that tell a work by themselves. Folded. */
const NEEDS_NOTHING =
  /^(?:charger|decharger|sangler|arrimer|filmer|etiqueter|emballer|palettiser|trier|coffrer|ferrailler|betonner|souder|usiner|percer|poncer|meuler|tourner|fraiser|scier|cabler|peindre|carreler|coudre|couper|repasser|nettoyer|desosser|decouper|petrir|faconner|brancarder|balayer|debroussailler|tailler|tondre|planter|desherber|encaisser|conseiller|accueillir|classer|archiver)$/u;

/** "Les stocks, les factures": the last of a list that no "et" closes gets one. */
const closedList = (part: DeedPart): DeedPart => {
  const last = part.extras.at(-1) ?? '';
  const listed = /^, (?:les |des |le |la |l[’'])/u.test(last);
  return !listed || [part.object, ...part.extras].some((text) => text.includes(' et '))
    ? part
    : { ...part, extras: [...part.extras.slice(0, -1), last.replace(/^, /u, ' et ')] };
};

const listParts = (listed: readonly string[]): readonly DeedPart[] => {
  // "A, B, et C": the last is one more of the list.
  const pieces = listed.map((piece, index) =>
    index > 0 ? piece.replace(/^et (?:les? |la |l[’'])?/iu, '') : piece,
  );
  const parts: DeedPart[] = [];
  /** Nouns that share the object of the next: "pose, tirage et raccordement de câbles". */
  let waiting: string[] = [];
  let dropped = false;
  let direct = false;
  const lone: string[] = [];
  for (const piece of pieces) {
    if (COMPLEMENT.test(fold(piece))) {
      const last = parts.pop();
      if (last !== undefined) parts.push(dropped ? last : withExtra(last, piece, direct));
      continue;
    }
    for (const one of splitAnd(piece)) {
      const part = partOf(lowerFirst(one));
      dropped = part === null;
      const verb = nominalOf(lowerFirst(one))?.nominal;
      direct = verb?.takes === 'de' && part?.verbs[0] === verb.verb;
      if (part === null) waiting = [];
      else if (part.object === '') {
        waiting.push(...part.verbs);
        lone.push(...part.verbs);
      } else {
        const shares = part.verbs.length > 1;
        parts.push(shares ? { ...part, verbs: [...waiting, ...part.verbs] } : part);
        waiting = [];
      }
    }
  }
  // "Chargement, déchargement, sanglage": done to whatever is at hand.
  if (parts.length === 0 && lone.length > 1 && lone.every((verb) => NEEDS_NOTHING.test(fold(verb))))
    return [{ verbs: lone.slice(0, MOST_PARTS), object: '', extras: [] }];
  return parts.map(closedList);
};

/** "accueillir les clients et encaisser": every verb of a line told in the infinitive. */
const infinitiveParts = (text: string): readonly DeedPart[] => {
  const parts: DeedPart[] = [];
  for (const piece of splitTop(text)) {
    if (!isInfinitive(headOf(piece))) {
      const last = parts.pop();
      if (last !== undefined) parts.push({ ...last, extras: [...last.extras, `, ${piece}`] });
      continue;
    }
    const seconds = piece.split(/ (?:et|puis) (?=\p{Ll}+(?:\s|$))/u);
    let open: string[] = [];
    for (const [index, one] of seconds.entries()) {
      const lowered = lowerFirst(one);
      const [verb = ''] = lowered.split(' ');
      if (!isInfinitive(headOf(one))) {
        const last = parts.pop();
        if (last !== undefined) parts.push({ ...last, object: `${last.object} et ${one}` });
      } else if (index < seconds.length - 1 && verb === lowered) open.push(verb);
      else {
        parts.push({ verbs: [...open, verb], object: lowered.slice(verb.length + 1), extras: [] });
        open = [];
      }
    }
  }
  return parts;
};

const lengthOf = (parts: readonly DeedPart[]): number =>
  countWords(
    parts.map(({ verbs, object, extras }) => [...verbs, object, ...extras].join(' ')).join(' '),
  );

/** The parts that one sentence can carry. */
const fitting = (parts: readonly DeedPart[]): readonly DeedPart[] => {
  let kept = parts.slice(0, MOST_PARTS);
  while (kept.length > 1 && lengthOf(kept) > MOST_WORDS) kept = kept.slice(0, -1);
  if (lengthOf(kept) > MOST_WORDS) kept = kept.map((part) => ({ ...part, extras: [] }));
  return lengthOf(kept) > MOST_WORDS + 8 ? [] : kept;
};

const FOLLOW = 'suivre';

/** A thing after "le suivi", out of what one follows: "les stocks" is "des stocks". */
const ofThing = (object: string): string =>
  elide(
    `de ${object}`
      .replace(/^de (?:les|des) (?=\S)/u, object.startsWith('des ') ? 'de ' : 'des ')
      .replace(/^de le /u, 'du '),
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

const conjugated = (verb: string, past: boolean): string | null =>
  past ? participleOf(verb) : presentOf(verb);

const AS_WELL_AS = ', ainsi que ';

/** Parts of one verb told once: "assurer l'accueil et le standard". */
const merged = (parts: readonly DeedPart[]): readonly DeedPart[] =>
  parts.reduce<readonly DeedPart[]>((all, part) => {
    const last = all.at(-1);
    if (last === undefined || last.verbs.join() !== part.verbs.join()) return [...all, part];
    const before = `${last.object}${joinBrackets(last.extras)}`;
    const link = before.includes(' et ') || before.includes(',') ? AS_WELL_AS : ' et ';
    return [
      ...all.slice(0, -1),
      { ...part, object: `${before.replace(AS_WELL_AS, ', ')}${link}${part.object}` },
    ];
  }, []);

const predicates = (parts: readonly DeedPart[], past: boolean): string | null => {
  const told = merged(parts).map((part) => {
    const { verbs, object, extras } = part;
    if (!past && verbs.includes(FOLLOW)) {
      const followed = following(part);
      return followed === null ? null : `${followed}${joinBrackets(extras)}`.trim();
    }
    const forms = verbs.map((verb) => conjugated(verb, past));
    return forms.some((form) => form === null)
      ? null
      : `${joinAnd(forms.filter((form) => form !== null))} ${object}${joinBrackets(extras)}`.trim();
  });
  const clauses = told.filter((one) => one !== null);
  if (clauses.length < told.length) return null;
  // "J'ai tenu les comptes et rédigé les actes" shares its auxiliary; a present says its subject again.
  return joinAnd(past ? clauses : clauses.map((one, index) => (index === 0 ? one : `je ${one}`)));
};

/** Whether a deed is over once done, whatever the post. */
const isOver = ({ parts }: Deed): boolean =>
  parts.length > 0 && parts.every(({ verbs }) => verbs.every(isDoneOnce));

/** Where a deed is told from: a post still held or left, with "y" where the place was just named. */
export type Telling = {
  readonly ongoing: boolean;
  readonly there?: boolean;
  /** After another thing done: "je pose aussi", "j'ai aussi posé". */
  readonly also?: boolean;
};

const withAlso = (clause: string): string => {
  // "J'enregistre et contrôle": the word would part two verbs of one object.
  if (/^j(?:e (?:me |m[’'])?|[’'])\p{L}+(?: et|,) /u.test(clause) && !/^j[’']ai /u.test(clause))
    return clause;
  if (/^j[’']ai /u.test(clause)) return clause.replace(/^(j[’']ai) /u, '$1 aussi ');
  return clause.replace(/^(j(?:e (?:me |m[’'])?|[’'])\p{L}+)(?=\s)/u, '$1 aussi');
};

const withThere = (clause: string): string =>
  /^je (?!(?:me|m[’']|le|la|les|l[’']|lui|leur|ne|n[’']|y|en) )/u.test(clause)
    ? clause.replace(/^je /u, 'j’y ')
    : clause.replace(/^j[’'](?=\p{L}{2})(?!y )/u, 'j’y ');

const clauseOf = (deed: Deed, { ongoing, there = false }: Omit<Telling, 'also'>): string => {
  const { own, parts } = deed;
  if (own?.kind === 'clause') return there ? withThere(own.text) : own.text;
  const past = !ongoing || isOver(deed);
  if (own !== null) {
    const being =
      past || /(?:^| )lors d| en (?:19|20)\d\d|(?:^| )du passage/u.test(own.text)
        ? 'ai été'
        : 'suis';
    return elide(`${there ? 'j’y' : 'je'} ${being} ${own.text}`);
  }
  const [only] = parts;
  const imperfect =
    past && parts.length === 1 && only?.verbs.length === 1
      ? imperfectOf(only.verbs[0] ?? '')
      : null;
  if (imperfect !== null)
    return `${imperfect} ${only?.object ?? ''}${joinBrackets(only?.extras ?? [])}`;
  const words = predicates(parts, past) ?? '';
  return elide(`${there ? 'j’y' : 'je'} ${past ? 'ai ' : ''}${words}`).replace(/^je ai /u, 'j’ai ');
};

/** A deed in the first person, "je" included, without a full stop: "je prends en charge 12 patients". */
export const tell = (deed: Deed, { also = false, ...telling }: Telling): string => {
  const clause = clauseOf(deed, telling);
  return also ? withAlso(clause) : clause;
};

/** A deed in the infinitive: "prendre en charge 12 patients"; null where the line is told in words of its own. */
export const toDo = ({ parts }: Pick<Deed, 'parts'>): string | null => {
  const told = merged(parts).map(({ verbs, object }) => `${joinAnd(verbs)} ${object}`.trim());
  return told.length === 0 ? null : joinAnd(told);
};

/** « Assurer » carries what has no verb here: only a thing told whole can follow it. */
export const isVague = (told: string): boolean =>
  told.startsWith('assurer ') && !/ (?:de|du|des) | d’/u.test(told);

/** What a piece of an advertisement asks to do, in the infinitive; null where no rule is safe. */
export const askedToDo = (piece: string): string | null => {
  const part = partOf(lowerFirst(piece));
  return part === null || part.object === '' ? null : toDo({ parts: [part] });
};

const FROM_TO =
  /^(.{4,60}?) (?:ramen|rédui|pass|abaiss|port|descend|mont|diminu)\S* (de .*\d.* à .*\d.*)$/u;
const BY =
  /^(.{4,60}?) (rédui\S*|diminu\S*|en baisse|baiss\S*|augment\S*|en hausse|amélior\S*|accr\S*|doubl\S*) (de \d.*)$/u;
const DOWN = /^(?:rédui|diminu|en b|baiss)/u;

/** A figure told after a colon as a sentence: "délai réduit de 8 à 5 jours" is "Le délai est passé de 8 à 5 jours". */
const resultOf = (told: string): string | null => {
  const [, what = '', how = ''] = FROM_TO.exec(told) ?? [];
  if (what !== '') {
    const phrase = withArticle(what);
    const head = headOf(what);
    if (phrase === null) return null;
    const plural = isPlural(head);
    const feminine = genderOf(plural ? singularOf(head) : head) === 'f';
    const be = plural ? 'sont' : 'est';
    return capitalise(`${phrase} ${be} passé${feminine ? 'e' : ''}${plural ? 's' : ''} ${how}`);
  }
  const [, thing = '', way = '', amount = ''] = BY.exec(told) ?? [];
  const phrase = thing === '' ? null : withArticle(thing);
  if (phrase === null) return null;
  const have = isPlural(headOf(thing)) ? 'ont' : 'a';
  return capitalise(`${phrase} ${have} ${DOWN.test(way) ? 'baissé' : 'augmenté'} ${amount}`);
};

const isParticiple = (text: string): boolean => {
  const [first = '', second = ''] = fold(text).split(/\s+/u);
  const accented = /^\S*(?:\u00e9|u|is|i|it)(?=\s|$)/u.test(text);
  return first !== 'depuis' && accented && PARTICIPLE.test(first) && AFTER_PARTICIPLE.test(second);
};

const ACTION = /(?:tion|age|ment|sion|ise)s?$/u;
const CAPITAL = /^[\p{Lu}\d]/u;

/** "React, TypeScript, PHP 8": names that were used, which tell of no task. */
const isNames = (text: string): boolean => {
  const parts = splitTop(text).flatMap((piece) => piece.split(/ et | \/ /u));
  return (
    parts.length > 1 &&
    parts.every((part) => CAPITAL.test(part)) &&
    parts.every((part) => withArticle(part) === null || !ACTION.test(headOf(part)))
  );
};

/** "Entrepot de 32 000 m2": where the work was done, and nothing that was done there. */
const isWorkplace = ([first = '', ...others]: readonly string[]): boolean =>
  WORKPLACE.test(fold(first)) &&
  rawPart(lowerFirst(first)) === null &&
  !others.some((piece) => ACTION.test(headOf(piece)));

const isEnglish = (key: string): boolean => [...key.matchAll(ENGLISH)].length > 1;

const bare = (line: string): string =>
  typeset(line)
    .replace(/^[\s\-\u2013\u2022*>]+/u, '')
    .replace(/\s*\t\s*/gu, ' ')
    .replace(/[\s.;,:]+$/u, '');

/** A colon announces a result where figures follow, otherwise an enumeration. */
const splitColon = (text: string): { readonly main: string; readonly after: string | null } => {
  const match = /^([^:]{3,}?)[\s\u00a0]*:\s+(.+)$/u.exec(text);
  return match && !isOpen(match[1] ?? '')
    ? { main: match[1] ?? text, after: match[2] ?? null }
    : { main: text, after: null };
};

const plainDeed = (parts: readonly DeedPart[], result: string | null): Deed | null => {
  const kept = fitting(parts);
  const tellable = kept.length > 0 && predicates(kept, false) !== null;
  const past = predicates(kept, true) ?? imperfectOf(kept[0]?.verbs[0] ?? '');
  return tellable && past !== null ? { parts: kept, own: null, result } : null;
};

const CLAUSE_WORDS = 20;
/** The first of the sentences that a long line runs together: "j'accueille…, je lis…". */
const shortened = (clause: string): string => {
  const [first = '', ...others] = clause.split(/, (?=j(?:e |[’']))/u);
  let told = first;
  for (const other of others) {
    if (countWords(`${told} ${other}`) > CLAUSE_WORDS) break;
    told = `${told}, ${other}`;
  }
  return told;
};

/** The present of a post that was left, in the imperfect: "je lave, j’habille" is "je lavais, j’habillais". */
const wasDoing = (whole: string): Deed | null => {
  const clause = inImperfect(shortened(lowerFirst(whole)));
  return clause === null
    ? null
    : { parts: [], own: { kind: 'clause', text: clause }, result: null };
};

const LONGEST_ROLE = 14;
const LONGEST_LABEL = 9;

/** "Utilisateur clé lors du passage à SAP (module FI)": what one was, or what a colon says one did as such. */
const roleOf = (whole: string): Deed | null => {
  const { main, after: told } = splitColon(whole);
  const role = main.replace(/\s*\([^)]*\)$/u, '');
  if (ROLE_OF.test(fold(role)) && !/[(·/]/u.test(role) && countWords(role) <= LONGEST_ROLE)
    return { parts: [], own: { kind: 'role', text: lowerFirst(role) }, result: null };
  return told === null ? null : plainDeed(listParts(splitTop(told)), null);
};

/** What stands after a colon and has verbs of its own: "Accueil : 120 appels par jour", "Paie : contrôle des bulletins". */
const withTold = (parts: readonly DeedPart[], told: string): readonly DeedPart[] => {
  const pieces = splitTop(told);
  const [first = ''] = pieces;
  const last = parts.at(-1);
  if (/^\d/u.test(first) && last !== undefined)
    return [...parts.slice(0, -1), { ...last, extras: [...last.extras, extraOf(first)] }];
  // "Mobilité, logement, garde d'enfants" are matters, not things done.
  if (last !== undefined && nominalOf(first) === null) return parts;
  const named = pieces.filter((piece) => COMPLEMENT.test(fold(piece)) || nominalOf(piece) !== null);
  return [...parts, ...listParts(named).filter(({ verbs }) => !verbs.includes('assurer'))];
};

/** A long list ends where a comma lets it. */
const withinReach = (text: string): string => {
  if (text.length <= LONGEST || FIRST_PERSON.test(fold(text))) return text;
  const cut = text.slice(0, LONGEST + 1).lastIndexOf(', ');
  return cut < LONGEST / 2 ? text : text.slice(0, cut).replace(/\s*\([^)]*$/u, '');
};

/**
 * Reads a line of tasks as something done; null for what no sentence should carry: a setting, another language, names
 * alone, the present of a post that was left, and every noun whose verb is not known.
 */
export const readDeed = (line: string, ongoing = false): Deed | null => {
  if (SETTING_LABEL.test(fold(line)) || SAYS_NOTHING.test(fold(line).trim())) return null;
  const label = TASK_LABEL.exec(fold(line))?.[0].length ?? 0;
  const whole = withinReach(bare(cleanLine(bare(line.slice(label)))));
  const key = fold(whole);
  if (whole.length < SHORTEST || whole.length > LONGEST || !/\s/u.test(whole)) return null;
  if (
    isIllWritten(whole) ||
    isNames(whole) ||
    isEnglish(key) ||
    /[.!?] \p{Lu}|[?!|/]{2}|\s[-–•|] /u.test(whole)
  )
    return null;
  if (FIRST_PERSON.test(key))
    return FIRST_PERSON_PAST.test(key) ||
      (ongoing && !FIRST_PERSON_BEING.test(key) && !NOT_FIRST_PERSON.test(key))
      ? { parts: [], own: { kind: 'clause', text: shortened(lowerFirst(whole)) }, result: null }
      : wasDoing(whole);
  if (ROLE_NOUN.test(key)) return roleOf(whole);
  if (isParticiple(whole))
    return { parts: [], own: { kind: 'clause', text: `j’ai ${lowerFirst(whole)}` }, result: null };
  const { main, after: told } = splitColon(whole);
  if (told !== null && FIRST_PERSON.test(fold(told))) return readDeed(told, ongoing);
  const measured = told !== null && /\d/u.test(told) && MEASURED.test(fold(told));
  const result = measured ? resultOf(splitTop(told)[0] ?? told) : null;
  if (isInfinitive(headOf(main))) return plainDeed(infinitiveParts(main), result);
  const pieces = splitTop(main).filter((piece) => !WORKING_HOURS.test(fold(piece)));
  if (pieces.length === 0 || isWorkplace(pieces)) return null;
  const figure = pieces.slice(1).find((piece) => /\d/u.test(piece) && MEASURED.test(fold(piece)));
  const parts = listParts(pieces.filter((piece) => piece !== figure));
  const complete =
    told === null || measured || countWords(main) > LONGEST_LABEL ? parts : withTold(parts, told);
  return plainDeed(complete, result ?? (figure === undefined ? null : resultOf(figure)));
};
