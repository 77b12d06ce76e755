import type { Sheet } from '#/domain/assistant/sheet';
import { opened, termsOf } from '#/domain/assistant/terms';
import { fold } from '#/domain/shared/text';

/** A sentence of a sheet, or an item of one of its lists. */
type Unit = {
  readonly text: string;
  /** The line that opens its list; empty for a sentence. */
  readonly lead: string;
  readonly isItem: boolean;
  readonly isStep: boolean;
  readonly line: number;
  readonly terms: ReadonlySet<string>;
  readonly leadTerms: ReadonlySet<string>;
  readonly folded: string;
};

const ITEM = /^(?:- |\d{1,2}\. )/u;
/** Between two sentences; a question stays with what answers it. */
const SENTENCES = /(?<=[.!](?:\s»)?)\s+(?=[A-ZÀÂÇÉÈÊÎÔ«])/u;

const unitsOf = ({ body }: Sheet): readonly Unit[] => {
  let lead = '';
  // What a sentence that leans back speaks of: all that was said since the last sentence that stood by itself.
  let since: string[] = [];
  return body.split('\n').flatMap((line, at) => {
    if (line === '') return [];
    const made = (text: string, opening: string): Unit => {
      const folded = fold(text).replaceAll("'", ' ');
      const leans = !ITEM.test(line) && LEANS_BACK.test(folded);
      const leadTerms = new Set(termsOf(leans ? since.join(' ') : opening));
      since = leans || ITEM.test(line) ? [...since, text] : [text];
      return {
        text,
        lead: opening,
        isItem: ITEM.test(line),
        isStep: /^\d/u.test(line),
        line: at,
        terms: new Set(termsOf(text)),
        leadTerms,
        folded,
      };
    };
    if (ITEM.test(line)) return [made(line.replace(ITEM, ''), lead)];
    lead = line.endsWith(':') ? (line.split(SENTENCES).at(-1) ?? '') : '';
    return line
      .split(SENTENCES)
      .filter((sentence) => sentence !== lead)
      .map((sentence) => made(sentence, ''));
  });
};

const COUNT = String.raw`(?:\d+(?:[,.]\d+)?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|seize|vingt|trente|quelques|plusieurs)`;
const TIME = new RegExp(
  String.raw`\b${COUNT}(?: ?(?:a|ou|et) ${COUNT})? (?:bons? )?(?:heures?|jours?|semaines?|mois|ans?|annees?)\b|\b(?:le dernier jour|sans delai|quinzaine)\b`,
  'u',
);

type Form = {
  readonly asked: RegExp;
  readonly said: RegExp;
  /** What says it better still. */
  readonly better?: RegExp;
  /** What answers this way is meant where nothing more than the subject is named. */
  readonly alone?: true;
  /** So is it where a word of the question stands nowhere in the sheet. */
  readonly whole?: true;
  /** So is it of a question that goes on from another. */
  readonly within?: true;
  /** The words that ask name nothing themselves: "qui paye" speaks of no pay. */
  readonly names?: false;
};

/** How a question is put, and what a sentence that answers it holds; folded, elisions opened. The first that fits stands. */
const FORMS: readonly Form[] = [
  {
    asked: /\b(?:combien de|deux|trois|plusieurs|2|3) fois\b/u,
    whole: true,
    said: /\b(?:une|deux|trois|plusieurs) (?:fois|renouvellements?)|renouvel[a-z]* (?:une|deux) fois|qu une fois/u,
    alone: true,
  },
  {
    asked:
      /\b(?:combien de|quel nombre de) pages?\b|\b(?:une|1|deux|2) (?:ou (?:deux|2) )?pages?\b/u,
    said: /\bpages?\b/u,
    alone: true,
    whole: true,
  },
  {
    asked:
      /\bquel(?:le)?s? aides?\b|\b(?:(?:y )?a t il|il y a|y a|ya|existe t il|existe) (?:[a-z]+ ){0,3}aides?\b/u,
    said: /\b(?:aides?|financ[a-z]*|pris[e]?s? en charge|prend[a-z]* en charge|rembours[a-z]*|gratuit[a-z]*)\b/u,
    alone: true,
  },
  {
    asked: /\b(?:quel age|age (?:limite|maximum|minimum))\b/u,
    said: /\b\d{2} (?:a \d{2} )?ans\b/u,
    alone: true,
    names: false,
  },
  {
    asked:
      /\bqui (?:me |m |le |la |l |les |va |doit )*(?:paye|paie|payer|finance|financer|rembourse|rembourser|regle|prend[a-z]* en charge)\b|\b(?:pas|plus) (?:d argent|les (?:sous|moyens)|de quoi payer)\b/u,
    said: /\b(?:financ[a-z]*|pris[e]?s? en charge|prend[a-z]* en charge|rembours[a-z]*|gratuit[a-z]*|cpf|qui paie|paie (?:la|le|les|l|une|un|tout|moitie)|verse[a-z]*)\b/u,
    alone: true,
    names: false,
  },
  {
    asked:
      /\bquel(?:le)?s? (?:papiers?|documents?|pieces?|justificatifs?)\b|\b(?:papiers?|documents?|justificatifs?) (?:a |faut|il faut|demand)/u,
    said: /\b(?:copies?|attestations?|carte|justificatifs?|certificats?|pieces?|releves?|bulletins?|formulaire|dossier)\b/u,
    alone: true,
  },
  {
    asked:
      /\b(?:(?:dira|diront) non|refuse[a-z]*|oppose[a-z]*|bloque[a-z]*|(?:veut|veulent) (?:pas|plus))\b/u,
    said: /\b(?:refus[a-z]*|report[a-z]*|oppos[a-z]*|accord|accept[a-z]*|repond[a-z]*|arrivent pas|recommandee?|reclame[a-z]*|mise en demeure|refere)\b/u,
    within: true,
  },
  {
    asked:
      /\b(?:va|vont|peut|peuvent|va t il|vont ils) (?:le |la |l |les )?savoir\b|\bau courant\b|\b(?:le|la|l) (?:saura|apprendra)\b/u,
    said: /\b(?:confidentiel[a-z]*|inform[a-z]*|previen[a-z]*|prevenu[a-z]*|secret[a-z]*|sait|savent|anonym[a-z]*)\b/u,
    within: true,
    names: false,
  },
  {
    asked:
      /\bsi (?:je|j|on|il|elle|n|ne)\b.*\b(?:pas|plus|rate[a-z]*|oubli[a-z]*)\b|\bje risque\b/u,
    said: /\bsi vous ne\b|\b(?:refus[a-z]*|manquement[a-z]*|sanction[a-z]*|suspen[a-z]*|sinon|perd[a-z]*|amende[a-z]*|retard[a-z]*|radi[a-z]*)\b/u,
    within: true,
  },
  {
    asked:
      /\b(?:combien (?:de|d) (?:temps|jours?|mois|semaines?|heures?|annees?|ans|delai)|(?:^|[,.?!] ?|\bet |\bmais |\bc est |\bverse[a-z]* |\bpaye[a-z]* |\btouche )quand(?! (?:c|ce|on|je|j|il|elle|ils|tu|vous|le|la|les|mon|ma|mes|un|une) (?!dois|peux|vais|puis|doit|peut|va|touche|recois))|\bquand(?= ?[?.!]*$)|delais?|duree|dure|longtemps|jusqu a quel|des quel|date limite|au bout de|j ai combien)\b/u,
    said: TIME,
    better: /\b(?:comptez|dur(?:e|ee|ent)|delais?|sous|au bout d[eu]?|valables?|repon[a-z]*)\b/u,
    alone: true,
  },
  {
    asked:
      /\b(?:combien|prix|tarif|montant|coute[a-z]*|cher|gratuit[a-z]*|payants?|payantes?|quel salaire|majore[a-z]*|remunere[a-z]*|(?:mieux|bien) paye[a-z]*)\b/u,
    said: /\d ?(?:€|%|euros)|\bgratui|\bsmic\b|\bpourcent|\bdouble\b|\btarif|\bmoitie\b|\bplafond|\bbareme|\bfinanc|\bprix\b|\bcout/u,
    alone: true,
  },
  {
    asked:
      /(?:^|[,?.!:] ?|\bet )(?:qui|ou)\b|\b(?:a|chez) qui\b|\bqui (?:peut|paie|paye|doit|donne|aide|s occupe)\b/u,
    said: /\b(?:aupres|contact|adresse[zr]?|demandez|inscri[a-z]*|appelez|sur [a-z.-]+\.(?:fr|gouv|org)|financ[a-z]*|paie|verse|inspection|mission locale|france travail|employeur|conseiller|salarie|elus?|syndicat|medecin)\b/u,
  },
  {
    asked:
      /\b(?:droit|peut|peux|peuvent|pourrait|puis je|oblige[a-z]*|force[a-z]*|interdit|legal|autorise[a-z]*|faut|dois|doit|possible|permis|refus[a-z]*|normal|valable|compte|perds?)\b/u,
    said: /^non\b|\b(?:oui|peut|peuvent|pouvez|interdi[a-z]*|oblig[a-z]*|autoris[a-z]*|droit|doit|doivent|devez|facultati[a-z]*|jamais|aucun[e]?|illegal|permis|accord|necessaire|suffit|rien ne|inutile|seulement|sauf|n est pas|perd[a-z]*|due?s?)\b/u,
  },
];

/** Asks for a way, which a sheet tells in its own order. */
const ASKS_HOW = /\bcomment\b/u;

/** A sheet that opens with its verdict has answered whether one may. */
const VERDICT =
  /^(?:oui|non|en principe|cela depend|tout depend|jamais|personne ne|rien ne|vous n'etes (?:pas|jamais)|vous n'avez (?:pas|rien)|c'est votre choix|aucune? |sans [a-z' ]{3,40}, (?:vous|on|l'employeur) ne)\b/u;

/** Speaks of what the sentence before it says; folded. */
const LEANS_BACK =
  /^(?:il|elle|ils|elles|cela|ce|cet|cette|ces|c est|ensuite|puis|sinon|alors|vous pouvez|vous en|vous y|vous demandez|dans ce cas|en dessous|au-dela|le reste|le total|un refus|les autres)\b/u;

/** Kinds of which a question names one: a sentence on another of the same class is not on what is asked. */
const CLASSES: readonly (readonly RegExp[])[] = [
  [
    /\bcdd\b/u,
    /\bcdi\b/u,
    /\binterim/u,
    /\bapprenti|\balternan|\bcontrat de professionnalisation/u,
    /\bstage|\bstagiaire/u,
    /\bindependant|\bauto-?entrepreneur|\bmicro-?entrep/u,
    /\bfonctionnaire|\btitulaire/u,
  ],
  [/\bcadres?\b/u, /\bouvriers?\b|\bemployes?\b(?! par)/u, /\btechnicien|\bagents? de maitrise/u],
  [
    /\bdemission/u,
    /\blicenci|\bvir(?:e|er|ee|es|ees|ent)\b|\brenvoy/u,
    /\brupture conventionnelle/u,
    /\bretraite\b/u,
  ],
  [/\bcolleges?\b|\bcollegiens?\b|\b(?:en|de) (?:troisieme|3e)\b/u],
  [/\bcategorie a\b/u, /\bcategorie b\b/u, /\bcategorie c\b/u],
  [/\btemps partiel|\bmi-?temps/u, /\btemps (?:plein|complet)/u],
  [/\bmari(?:ee?|age)\b|\bpacs/u, /\bdeces|\bdecede|\bobseques|\bmort\b/u, /\bnaissance|\bbebe/u],
];

const ofOtherKind = (asked: string, said: string): boolean =>
  CLASSES.some((kinds) => {
    const meant = kinds.filter((kind) => kind.test(asked));
    const told = kinds.filter((kind) => kind.test(said));
    return meant.length > 0 && told.length > 0 && !told.some((kind) => meant.includes(kind));
  });

/** An item that opens with the name of a kind that is not asked about. */
const isOfUnasked = (asked: string, said: string): boolean => {
  const name = /^[^:.]{1,40}(?= :)/u.exec(said)?.[0] ?? '';
  return CLASSES.some(
    (kinds) => kinds.some((kind) => kind.test(name)) && !kinds.some((kind) => kind.test(asked)),
  );
};

const AGE = /\b(\d{2}) ans\b/u;
/** Less than an age is below it, more than one above. */
const ageIn = (asked: string): number => {
  const age = Number(AGE.exec(asked)?.[1] ?? 0);
  if (/\bmoins de \d{2} ans\b/u.test(asked)) return age - 1;
  return /\bplus de \d{2} ans\b/u.test(asked) ? age + 1 : age;
};
const AGES_BETWEEN = /\b(?:de|entre) (\d{2}) (?:a|et) (\d{2}) ans\b/gu;
const AGES_FROM = /\b(?:des|a partir de|apres|plus de|au moins) (\d{2}) ans\b/gu;
const AGES_BELOW = /\b(?:avant|moins de|jusqu.?a) (\d{2}) ans\b/gu;

/** Whether a sentence tells of people of an age: 1 between two ages, a little less above or below one, -1 of others alone. */
const ageTold = (age: number, said: string): number => {
  const numbers = (pattern: RegExp): readonly (readonly number[])[] =>
    [...said.matchAll(pattern)].map((found) => found.slice(1).map(Number));
  const between = numbers(AGES_BETWEEN);
  const from = numbers(AGES_FROM);
  const below = numbers(AGES_BELOW);
  if (between.some(([low = 0, high = 0]) => age >= low && age < high)) return 1;
  if (between.some(([, high]) => age === high)) return AT_THE_END;
  const nearest = Math.min(
    ...from.flatMap(([low = 0]) => (age >= low ? [age - low] : [])),
    ...below.flatMap(([high = 0]) => (age < high ? [high - age] : [])),
  );
  if (nearest === 0) return 1.1;
  if (nearest < Infinity) return nearest <= NEAR_AGE ? 0.9 : 0.4;
  return between.length + from.length + below.length > 0 ? -1 : 0;
};
const NEAR_AGE = 8;
const AT_THE_END = 0.6;

/** How a question is put, and not what of. */
const OF_THE_FORM: ReadonlySet<string> = new Set(
  termsOf(
    'légal légale obligé obligée obligatoire normal interdit possible possibilité droit permis valable combien durée dure délai coûter coûte prix falloir savoir question',
  ),
);
/** Said of one person in other words. */
const ONE_MEANING: Readonly<Record<string, string>> = Object.fromEntries(
  ['mari', 'femme', 'compagnon', 'compagne', 'épouse', 'copain', 'copine'].map((word) => [
    termsOf(word)[0] ?? word,
    termsOf('conjoint')[0] ?? word,
  ]),
);
/** What is said in other words than a sheet would. */
const SAID_OTHERWISE: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:dire|dis|dit|disent|repond[a-z]*) oui\b/gu, 'accepter'],
  [/\b(?:dire|dis|dit|disent|repond[a-z]*) non\b/gu, 'refuser'],
  [/\bchanger? d avis\b/gu, 'retracter'],
  [/\b(?:venir|vienne|vient|viendra|aller) avec (?:moi|nous)\b/gu, 'accompagner'],
  // Nobody leaves there.
  [/\ba partir (?=d)/gu, 'des '],
];

/** A question in plain words, as sentences are compared with it. */
const asAsked = (question: string): string =>
  SAID_OTHERWISE.reduce((asked, [said, meant]) => asked.replaceAll(said, meant), opened(question));

/** Said in every sheet, so that they tell no sentence from another. */
const SAID_EVERYWHERE: ReadonlySet<string> = new Set(
  termsOf(
    'emploi employeur droit salarié contrat travail entreprise mois jour semaine heure règle',
  ),
);
const OF_ANY = 0.25;
const OF_TITLE = 0.4;
const OF_LEAD = 0.5;
const OF_FORM = 0.7;
const OF_BETTER = 0.15;
const OF_AGE = 1.6;
const OF_AGE_ITSELF = termsOf('senior')[0] ?? '';
const OTHER_KIND = 0.35;
const UNASKED = 0.7;
const NOT_FORMED = 0.7;
const NO_FORM = 0.75;
const BARE = 0.6;
/** The same, where a question that goes on names more. */
const BARE_BESIDE = 0.42;
/** How rare what it says must be, and how far before the sentence that the sheet opens with. */
const LEAST_NAMED = 0.9;
const LEAST_FORMED = 0.5;
const BEFORE_FIRST = 0.35;
/** Others that say as much stand beside it. */
const NEARLY = 0.9;
const LONGEST = 420;
/** How much a term of the question before counts beside one of this, and what a sentence must say to answer one that goes on. */
const OF_BEFORE = 0.35;
const LEAST_WITHIN = 0.4;
const LONGEST_WITHIN = 320;

/** What a sheet answers a question with, and what is left of it. */
export type AnswerFirst = { readonly answer: string; readonly rest: string };

const askedTerms = (asked: string, form: Form | undefined): readonly string[] => [
  ...new Set(
    termsOf(form?.names === false ? asked.replace(form.asked, ' ') : asked)
      .filter((term) => !OF_THE_FORM.has(term))
      .map((term) => ONE_MEANING[term] ?? term),
  ),
];

/** What a question names, and not how it is put. */
export const namedTerms = (question: string): readonly string[] => {
  const asked = asAsked(question);
  return askedTerms(
    asked,
    FORMS.find((form) => form.asked.test(asked)),
  ).filter((term) => !SAID_EVERYWHERE.has(term));
};

/** Whether a question names one of several kinds: another is not what it means. */
export const namesKind = (question: string): boolean => {
  const asked = asAsked(question);
  return CLASSES.some((kinds) => kinds.some((kind) => kind.test(asked)));
};

/** Kinds that were named before and that a question names no other of: it is still about these. */
const kindsKept = (asked: string, before: string): string =>
  CLASSES.filter((kinds) => !kinds.some((kind) => kind.test(asked)))
    .flatMap((kinds) => kinds.flatMap((kind) => kind.exec(before)?.[0] ?? []))
    .join(' ');

/** How much each sentence of a sheet says of what is asked; what was asked `before` it counts a little. */
const weighed = (asked: string, form: Form | undefined, sheet: Sheet, before = '') => {
  const units = unitsOf(sheet);
  const ofKinds = before === '' ? asked : `${asked} ${kindsKept(asked, before)}`;
  // What a title counts up after its colon is told of, and not the subject.
  const title = new Set(termsOf(`${sheet.title.split('\u00a0:')[0] ?? ''} ${sheet.topic}`));
  // A sheet that is about an age tells nothing more by naming it.
  const age = title.has(OF_AGE_ITSELF) ? 0 : ageIn(asked);
  const worthOf = (term: string): { term: string; worth: number; isOfTitle: boolean } => {
    const holding = units.filter((unit) => unit.terms.has(term)).length;
    const rarity =
      holding === 0 ? 0 : Math.log(1 + units.length / holding) / Math.log(1 + units.length);
    const share = SAID_EVERYWHERE.has(term) ? OF_ANY : title.has(term) ? OF_TITLE : 1;
    return { term, worth: rarity * share, isOfTitle: share < 1 };
  };
  const worths = askedTerms(asked, form).map(worthOf);
  const aside = askedTerms(before, undefined)
    .filter((term) => !worths.some((each) => each.term === term))
    .map(worthOf);
  // Nothing but the subject and the way of asking: what answers that way is meant.
  const isBare = worths.every(
    ({ isOfTitle, worth }) => isOfTitle || (worth === 0 && (before !== '' || form?.whole === true)),
  );
  const goesOn = before !== '';
  const isMeantAlone = form?.alone === true || (goesOn && form?.within === true);
  const notBare = goesOn && form?.alone === true ? BARE_BESIDE : 0;
  const ofForm = isBare && isMeantAlone ? BARE : notBare;
  return units.map((unit, at) => {
    const said = worths.reduce(
      (sum, { term, worth }) => sum + (unit.terms.has(term) ? worth : 0),
      0,
    );
    const ofLead = worths.reduce(
      (sum, { term, worth }) =>
        sum + (!unit.terms.has(term) && unit.leadTerms.has(term) ? Math.max(worth, OF_ANY) : 0),
      0,
    );
    const ofAge = age === 0 ? 0 : ageTold(age, unit.folded) * OF_AGE;
    const isFormed = form?.said.test(unit.folded) === true;
    const share =
      (ofOtherKind(ofKinds, unit.folded) ? OTHER_KIND : 1) *
      (isOfUnasked(ofKinds, unit.folded) ? UNASKED : 1) *
      (form !== undefined && !isFormed ? NOT_FORMED : form === undefined ? NO_FORM : 1);
    const named = (said + ofLead * OF_LEAD + ofAge + (isFormed ? ofForm : 0)) * share;
    const ofBetter = form?.better?.test(unit.folded) === true ? OF_BETTER : 0;
    const ofBefore = aside.reduce(
      (sum, { term, worth }) => sum + (unit.terms.has(term) ? worth * OF_BEFORE : 0),
      0,
    );
    return {
      unit,
      at,
      named,
      isFormed,
      worth:
        named > 0 ? named + ofBefore * share + (isFormed ? (OF_FORM + ofBetter) * share : 0) : 0,
    };
  });
};

const asSentence = (text: string): string => {
  const plain = text.replace(/\s[;,]$/u, '.');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

/** Sentences one after the other; items under the line that opens their list. */
const told = (units: readonly Unit[], lead: string): string => {
  if (lead === '') return units.map(({ text }) => asSentence(text)).join(' ');
  const areParted = units.some(({ text }) => text.endsWith(';'));
  const items = units.map(({ text }, at) => {
    const end = areParted && at < units.length - 1 ? '\u202f;' : '.';
    return `- ${text.replace(/\s[;,]$|\.$/u, '')}${end}`;
  });
  return `${lead}\n\n${items.join('\n')}`;
};

/** The body without what was said first; lists are counted again, and none is left empty. */
const without = (body: string, units: readonly Unit[], lead: string): string => {
  const lines = body.split('\n');
  const left = lines.flatMap((line, at) => {
    const taken = units.filter((unit) => unit.line === at);
    if (lead !== '' && line.endsWith(lead)) return [line.slice(0, -lead.length).trim()];
    if (taken.length === 0) return [line];
    if (ITEM.test(line)) return [];
    const kept = line
      .split(SENTENCES)
      .filter((sentence) => !taken.some(({ text }) => text === sentence))
      .join(' ');
    return kept === '' ? [] : [kept];
  });
  let step = 0;
  return left
    .map((line) => {
      const isStep = /^\d{1,2}\. /u.test(line);
      step = isStep ? step + 1 : line === '' ? step : 0;
      return isStep ? line.replace(/^\d{1,2}/u, String(step)) : line;
    })
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
};

/** A sentence with those of its paragraph that it leans on. */
const withWhatItLeansOn = (unit: Unit, all: readonly Unit[]): readonly Unit[] => {
  if (unit.isItem || !LEANS_BACK.test(unit.folded)) return [unit];
  const before = all[all.indexOf(unit) - 1];
  return before === undefined || before.line !== unit.line
    ? [unit]
    : [...withWhatItLeansOn(before, all), unit];
};

/** What a sheet answers a question that goes on from another with, and how much that says of it. */
export type AnswerWithin = { readonly text: string; readonly worth: number };

/** The sentences of a sheet that answer a question that goes on from one asked `before`; null where none does. `isTold` says which were told already. */
export const answerWithin = (
  question: string,
  before: string,
  sheet: Sheet,
  isTold: (text: string) => boolean = () => false,
): AnswerWithin | null => {
  const asked = asAsked(question);
  const form = FORMS.find((each) => each.asked.test(asked));
  const whole = weighed(asked, form, sheet, opened(before));
  const all = whole.filter(
    ({ unit, isFormed }) => !isTold(unit.text) && (form?.alone !== true || isFormed),
  );
  const most = Math.max(0, ...all.map(({ worth }) => worth));
  const best = all.find(({ worth }) => worth >= most * NEARLY && worth > 0);
  if (best === undefined || best.named < LEAST_WITHIN) return null;
  const units = whole.map(({ unit }) => unit);
  const next = all.find(
    (each) => each !== best && each.worth >= best.worth * NEARLY && each.at === best.at + 1,
  );
  const isBeside =
    next !== undefined && best.unit.text.length + next.unit.text.length <= LONGEST_WITHIN;
  const chosen = [...withWhatItLeansOn(best.unit, units), ...(isBeside ? [next.unit] : [])];
  return { text: told(chosen, ''), worth: best.worth };
};

/** Parts in which a longer question asks for more than one thing. */
const PARTS =
  /[.;?!]+\s+|,\s+|\s+(?:et|mais|ou|puis)\s+(?=(?:est[- ]ce|comment|combien|qui|quand|quel|quelle|ou|je|on|il|ils|elle|y a|a |dois|peut|peux)\b)/iu;
const FEWEST_OF_TWO = 9;
const LEAST_OF_PART = 0.6;

/** The sentences that answer each of two things that are asked together; none where one thing is asked. */
const ofBothParts = (question: string, sheet: Sheet): readonly Unit[] => {
  if (question.trim().split(/\s+/u).length < FEWEST_OF_TWO) return [];
  const parts = question.split(PARTS).flatMap((part) => {
    const asked = asAsked(part);
    const form = FORMS.find((each) => each.asked.test(asked));
    return form === undefined || ASKS_HOW.test(asked) ? [] : [{ asked, form }];
  });
  if (parts.length < 2) return [];
  const opensWithVerdict = VERDICT.test(fold(sheet.body));
  const found = parts.flatMap(({ asked, form }) => {
    const whole = weighed(asked, form, sheet, asAsked(question));
    // Whether one may is what it opens with.
    if (form.alone !== true && opensWithVerdict) return whole.slice(0, 1);
    const all = whole.filter(({ isFormed }) => isFormed);
    const most = Math.max(0, ...all.map(({ worth }) => worth));
    const best = all.find(({ worth }) => worth >= most * NEARLY && worth > 0);
    return best !== undefined && best.named >= LEAST_OF_PART ? [best] : [];
  });
  const units = [...new Map(found.map(({ at, unit }) => [at, unit])).values()];
  return units.length < 2 ? [] : units.slice(0, 2);
};

/** Sentences of a sheet before what is left of it. */
const put = (units: readonly Unit[], sheet: Sheet): AnswerFirst => ({
  answer: units.map(({ text }) => asSentence(text)).join('\n\n'),
  rest: without(sheet.body, units, ''),
});

/** The sentence of a sheet that answers a question, before the rest of it; null where none answers better than the one that it opens with. What goes on from a question asked `before` it names less. */
export const answerFirst = (question: string, sheet: Sheet, before = ''): AnswerFirst | null => {
  const asked = asAsked(question);
  if (ASKS_HOW.test(asked)) return null;
  const both = ofBothParts(question, sheet);
  if (both.length > 1) return put(both, sheet);
  const form = FORMS.find((each) => each.asked.test(asked));
  const all = weighed(asked, form, sheet, asAsked(before));
  const formed = form?.alone === true ? all.filter(({ isFormed }) => isFormed) : all;
  const most = Math.max(0, ...formed.map(({ worth }) => worth));
  // Of two that say as much, the one that the sheet says first.
  const best = formed.find(({ worth }) => worth >= most * NEARLY);
  const [first] = all;
  if (best === undefined || first === undefined || best === first) return null;
  const isOther = before !== '';
  const least = form?.alone === true ? LEAST_FORMED : LEAST_NAMED;
  if (best.named < (isOther ? LEAST_WITHIN : least)) return null;
  if (best.worth < first.worth + BEFORE_FIRST) return null;
  if (!isOther && form?.alone !== true && VERDICT.test(fold(sheet.body))) return null;
  const units = all.map(({ unit }) => unit);
  const next = all[best.at + 1];
  const isBeside =
    next !== undefined &&
    next.worth >= best.worth * NEARLY &&
    next.unit.isItem === best.unit.isItem &&
    (next.unit.isItem ? next.unit.lead === best.unit.lead : next.unit.line === best.unit.line) &&
    best.unit.text.length + next.unit.text.length <= LONGEST;
  const chosen = [...withWhatItLeansOn(best.unit, units), ...(isBeside ? [next.unit] : [])];
  if (chosen[0] === first.unit) return null;
  // A list stays whole, its items that answer before the others; one of steps keeps its order.
  const { isItem, isStep, lead } = best.unit;
  const others = units.filter((unit) => unit.lead === lead && !chosen.includes(unit));
  const opening = isItem && !isStep ? lead : '';
  const moved = opening === '' ? chosen : [...chosen, ...others];
  return { answer: told(moved, opening), rest: without(sheet.body, moved, opening) };
};
