import { answerFirst, answerWithin, namedTerms } from '#/domain/assistant/answerFirst.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Citation, LinkTarget, Reply, ReplyLink } from '#/domain/assistant/message';
import type { KnownSubject } from '#/domain/assistant/nearest';
import { counted, distanceInWords, named } from '#/domain/assistant/replies/replyParts.fr';
import { orElse } from '#/domain/assistant/replies/smallTalk.fr';
import { funnelOf } from '#/domain/assistant/searchFunnel';
import type { Sheet, SheetTheme } from '#/domain/assistant/sheet';
import { termsOf } from '#/domain/assistant/terms';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import { fold } from '#/domain/shared/text';

type KeywordRule = { readonly keywords: readonly string[]; readonly text: string };

/** Fixed replies by keyword, the first that stands in the message: specification, section 9. */
const RULES: readonly KeywordRule[] = [
  {
    keywords: ['entretien'],
    text: 'Pour réussir un entretien, préparez une présentation de deux minutes, trois exemples concrets de vos réussites et trois questions à poser. Relisez l’offre la veille et entraînez-vous à voix haute avec le Simulateur d’Entretien.',
  },
  {
    keywords: ['salaire'],
    text: 'Pour parler salaire, renseignez-vous sur les rémunérations de votre métier, annoncez une fourchette en brut annuel et justifiez-la par vos compétences. Laissez si possible le recruteur aborder le sujet en premier.',
  },
  {
    keywords: ['cv', 'curriculum'],
    text: 'Un bon CV annonce le métier visé, présente vos expériences de la plus récente à la plus ancienne et chiffre vos résultats. Importez le vôtre dans Mon CV : je pourrai alors vous répondre à partir de ce qu’il contient.',
  },
  {
    keywords: ['bonjour', 'salut'],
    text: 'Bonjour ! Je suis votre assistant de carrière. Posez-moi une question sur votre CV, vos entretiens, le salaire ou votre recherche d’emploi.',
  },
];

const DEFAULT =
  'Je peux vous aider sur votre recherche d’emploi : CV, lettre de motivation, entretiens, salaire, droits. Précisez votre question, ou importez votre CV pour des réponses qui partent de votre situation.';

/** What the assistant says to someone who has given nothing yet, marked as a sample. */
export const keywordReply = (message: string): Reply => {
  const lower = message.toLowerCase();
  const rule = RULES.find(({ keywords }) => keywords.some((keyword) => lower.includes(keyword)));
  return reply(rule?.text ?? DEFAULT, { sample: true });
};

const LABELS: Partial<Readonly<Record<LinkTarget, string>>> = {
  myCv: 'Ouvrir Mon CV',
  cvAnalysis: 'Analyser mon CV',
  cvSearch: 'Chercher à partir de mon CV',
  interview: 'M’entraîner à l’entretien',
  coverLetter: 'Écrire une lettre',
  applications: 'Ouvrir mes candidatures',
  profile: 'Ouvrir mon profil',
  search: 'Chercher des offres',
  specializedSearch: 'Chercher sur les sites internationaux',
};

const linksOf = ({ open }: Sheet): readonly ReplyLink[] =>
  open === null ? [] : [{ target: open, id: null, label: LABELS[open] ?? 'Ouvrir' }];

/** A sheet as it is cited; with its text where the reply beside it is another one. */
export const citationOf = (sheet: Sheet, withBody = false): Citation => ({
  sheetId: sheet.id,
  title: sheet.title,
  updatedOn: sheet.updatedOn,
  countries: [...sheet.countries],
  sources: sheet.sources.map((source) => ({ ...source })),
  body: withBody ? sheet.body : null,
});

/** What the user's own records add to a sheet; null where they say nothing of it. */
const ownLine = ({ id }: Sheet, facts: SearchFacts): string | null => {
  const { applications, today, now } = facts;
  if (id === 'relance' || id === 'controle-recherche') {
    const overdue = toFollowUp(facts).length;
    if (id === 'controle-recherche' && applications.length > 0)
      return `Dans votre suivi : ${counted(applications.length, 'candidature datée', 'candidatures datées')}, à imprimer depuis le journal.`;
    return overdue > 0
      ? `Dans votre suivi, ${counted(overdue, 'relance est', 'relances sont')} en retard.`
      : null;
  }
  if (id === 'entretien-preparer') {
    const next = funnelOf(applications, today, now).upcoming[0];
    return next === undefined
      ? null
      : `Dans votre suivi, le prochain entretien noté : ${named(next.application)}, ${distanceInWords(next.start.slice(0, 10), today)}.`;
  }
  return null;
};

/** A sheet as the answer, from a point of it: its subject named, the lines that answer the question, what the user's records add to it, the whole. */
export const pointReply = (
  sheet: Sheet,
  said: string,
  facts: SearchFacts,
  others: readonly Sheet[],
): Reply => {
  const parts = [sheet.title, said, ownLine(sheet, facts), sheet.body];
  return reply(parts.filter((part) => typeof part === 'string').join('\n\n'), {
    citation: citationOf(sheet),
    links: linksOf(sheet),
    suggestions: others.flatMap(({ questions }) => questions.slice(0, 1)),
  });
};

/** A sheet as the answer: its subject named, the sentence that answers the question, what the user's records add to it, the rest. */
export const sheetReply = (
  sheet: Sheet,
  facts: SearchFacts,
  others: readonly Sheet[],
  question = '',
  before = '',
): Reply => {
  const own = ownLine(sheet, facts);
  const told = answerFirst(question, sheet, before);
  const parts = [sheet.title, told?.answer, own, told?.rest ?? sheet.body];
  return reply(parts.filter((part) => typeof part === 'string').join('\n\n'), {
    citation: citationOf(sheet),
    links: linksOf(sheet),
    suggestions: others.flatMap(({ questions }) => questions.slice(0, 1)),
  });
};

/** What a sheet opens with is told up to so many letters, and some is; what opens a list is told with it. */
const GIST = 260;
const LEAST_GIST = 90;
/** What a sentence must say of a question to be told before what a sheet opens with. */
const SAYS_IT = 0.8;

/** What a sheet opens with: whole paragraphs, a list with the line that opens it. */
const openingOf = ({ body }: Sheet): string => {
  const blocks = body.split('\n\n');
  const told: string[] = [];
  for (const block of blocks) {
    const before = told.join(' ');
    const isOpen = before.endsWith(':') || before.length < LEAST_GIST;
    if (!isOpen && before.length + block.length > GIST) break;
    told.push(block);
  }
  return told.join('\n\n');
};

/** The first lines of a sheet that is likely meant, or those of a point of it, and the other choices: as short as it may be wrong. */
export const likelyReply = (
  sheet: Sheet,
  others: readonly KnownSubject[],
  question: string,
  said: string | null = null,
): Reply => {
  const opening = openingOf(sheet);
  const within = answerWithin(question, '', sheet);
  const held = new Set(termsOf(within?.text ?? ''));
  const isSaid =
    within !== null &&
    within.worth >= SAYS_IT &&
    namedTerms(question).some((term) => held.has(term)) &&
    !opening.includes(within.text);
  const gist =
    said ??
    answerFirst(question, sheet)?.answer ??
    (isSaid ? `${within.text}\n\n${opening}` : opening);
  const asked = orElse(others);
  return reply(`${sheet.title}\n\n${gist}\n\n${asked.text}`, {
    citation: citationOf(sheet),
    links: linksOf(sheet),
    suggestions: [...sheet.questions.slice(0, 1), ...asked.questions],
  });
};

/** What a line of a list begins with. */
const MARK = /^(?:- |\d{1,2}\. )/u;

/** Lines taken out of their lists: one stands by itself, more make a list of their own. */
const outOfLists = (lines: readonly string[]): string => {
  const [only = '', ...others] = lines.map((line) => line.replace(MARK, '').replace(/\s;$/u, '.'));
  return others.length === 0
    ? `${only.charAt(0).toUpperCase()}${only.slice(1)}`
    : [only, ...others].map((line) => `- ${line}`).join('\n');
};

/** Opens lines that a sheet told already speaks of. */
const IN_SAME_SHEET = 'Dans la même fiche :';

/** Whether a reply told a line of a sheet by itself, and not within the whole. */
export const toldAlone = ({ text }: Reply, line: string): boolean =>
  text.startsWith(IN_SAME_SHEET) &&
  text.includes(line.replace(MARK, '').replace(/\s;$/u, '').slice(1));

const ADVISER_KNOWS =
  'Votre conseiller (France Travail, mission locale, Apec pour les cadres) peut vous répondre pour votre cas.';
const CEP_KNOWS =
  'Le conseil en évolution professionnelle répond gratuitement (mon-cep.org), et votre conseiller aussi.';
const COUNTRY_KNOWS = 'Demandez-le au service public du pays concerné, par son site officiel.';
const LAW_KNOWS =
  'Les services de renseignement en droit du travail répondent gratuitement au 0 806 000 126 ; un syndicat ou un point-justice aussi.';

/** Who answers for sure where a sheet does not, by what it is about. */
const WHO_KNOWS: Readonly<Record<SheetTheme, string>> = {
  applications: ADVISER_KNOWS,
  interview: ADVISER_KNOWS,
  pay: LAW_KNOWS,
  contracts: LAW_KNOWS,
  leaving: LAW_KNOWS,
  rights: LAW_KNOWS,
  unemployment:
    'Demandez-le à France Travail avant d’agir : votre conseiller par messagerie, ou le 39 49.',
  training: CEP_KNOWS,
  paths: CEP_KNOWS,
  disability: 'Cap emploi, la MDPH ou le médecin du travail vous répondront pour votre cas.',
  francophone: COUNTRY_KNOWS,
  international: COUNTRY_KNOWS,
};
const DISABILITY_KNOWS = WHO_KNOWS.disability;
const CREATION_KNOWS =
  'L’Urssaf répond sur autoentrepreneur.urssaf.fr et urssaf.fr ; BGE et la chambre de commerce ou de métiers vous conseillent, gratuitement le plus souvent.';
const PENSION_KNOWS =
  'L’Assurance retraite répond au 39 60 (lassuranceretraite.fr), et votre caisse complémentaire (Agirc-Arrco) pour la sienne.';
const HEALTH_KNOWS =
  'L’Assurance maladie répond au 36 46 (ameli.fr) ; pour ce que doit l’employeur, le 0 806 000 126.';

/** Of some matters another knows than of their theme: the most particular first; folded, elisions and hyphens opened. */
const WHO_KNOWS_OF: readonly (readonly [of: RegExp, who: string])[] = [
  [
    /discrimin|\bvoile\b|religion/u,
    'Le Défenseur des droits répond gratuitement au 39 28 (antidiscriminations.fr) ; un syndicat ou un point-justice aussi.',
  ],
  [
    /titre de sejour|recepisse de|nationalite etrangere|autorisation de travail/u,
    'La préfecture répond pour votre titre ; une association (la Cimade, le Gisti) ou un point-justice vous aide gratuitement.',
  ],
  [/handicap|\brqth\b|\baah\b|agefiph|\bmdph\b/u, DISABILITY_KNOWS],
  [/rgpd|surveill/u, 'La Cnil renseigne gratuitement et reçoit les plaintes (cnil.fr).'],
  [
    /fonction publique|agent public|contractuel du public|fonctionnaire/u,
    'Le service du personnel de l’administration vous répondra, ou le centre de gestion pour une commune ; les offres et les concours sont sur choisirleservicepublic.gouv.fr.',
  ],
  [
    /frontalier/u,
    'France Travail répond pour le chômage, votre caisse d’assurance maladie pour la santé, le service des impôts pour les impôts.',
  ],
  [/\bimpots?\b/u, 'Le service des impôts répond au 0 809 401 401 (impots.gouv.fr).'],
  [/(?<!maison de )\bretraite\b|trimestres/u, PENSION_KNOWS],
  [
    /apprentissage ou contrat pro qui se passe mal|rupture d apprentissage|rompre (?:mon|un|le|son) (?:contrat d )?(?:apprentissage|alternance)/u,
    'Le médiateur de l’apprentissage (chambre de métiers, de commerce ou d’agriculture) répond gratuitement, et le CFA doit vous aider.',
  ],
  [
    /creer son entreprise au chomage/u,
    'Pour l’ARE et l’ARCE, demandez à France Travail avant d’agir ; pour l’ACRE et les cotisations, à l’Urssaf. BGE vous aide à monter le projet.',
  ],
  [/faux independant/u, LAW_KNOWS],
  [/\bacre\b/u, CREATION_KNOWS],
  [/\b(?:are|arce)\b|fin de droits|chomage/u, WHO_KNOWS.unemployment],
  [
    /\brsa\b|prime d activite|\bapl\b|\bcaf\b|allocations? (?:familiale|logement)|aide au logement/u,
    'La Caf répond au 32 30 (caf.fr), ou la MSA si vous en dépendez ; un assistant social du département ou du CCAS aussi.',
  ],
  [/loyer|expuls|se loger/u, 'L’Adil de votre département répond gratuitement (anil.org).'],
  [
    /surendett|\bdettes?\b/u,
    'Un point conseil budget ou la Banque de France répond gratuitement ; un assistant social aussi.',
  ],
  [
    /\bsecu\b|securite sociale|arret maladie|indemnites (?:journalieres|n arrivent)|accident du travail|maladie professionnelle|invalidite|\bcpam\b|\bameli\b/u,
    HEALTH_KNOWS,
  ],
  [
    /permis de conduire/u,
    'Votre conseiller ou la mission locale connaît les aides ; pour le permis lui-même, ants.gouv.fr ou la préfecture.',
  ],
  [
    /\bindependant|micro entreprise|auto ?entrepreneu|creer (?:son|mon|une|sa|ma) (?:entreprise|activite|societe|boite)/u,
    CREATION_KNOWS,
  ],
  [/allocation/u, WHO_KNOWS.unemployment],
  [/alternance|\bstage\b|negocier|salaire d un metier/u, ADVISER_KNOWS],
];

const knownOf = (said: string): string | undefined => {
  const plain = fold(said).replaceAll(/['’-]/gu, ' ');
  return WHO_KNOWS_OF.find(([of]) => of.test(plain))?.[1];
};

/** Of what the question names first, then of the sheet; another country has other doors, and what holds anywhere has those of here. */
const whoKnows = ({ title, theme, countries }: Sheet, question: string): string =>
  countries.includes('FR') || countries.includes('INT')
    ? (knownOf(question) ?? knownOf(title) ?? WHO_KNOWS[theme])
    : WHO_KNOWS.francophone;

/** Where nothing that is known says what was asked next: said as it is, with who knows. */
export const nothingSure = (sheet: Sheet, question = ''): Reply =>
  reply(
    `Ma fiche « ${sheet.title} » ne dit rien de sûr sur ce point, et je ne veux pas l’inventer. ${whoKnows(sheet, question)}`,
    { citation: citationOf(sheet), links: linksOf(sheet) },
  );

/** The lines of a sheet that speak of what was asked next, where the same sheet answers again. */
export const passageReply = (sheet: Sheet, lines: readonly string[]): Reply =>
  lines.length === 0
    ? nothingSure(sheet)
    : reply(`${IN_SAME_SHEET}\n\n${outOfLists(lines)}`, {
        citation: citationOf(sheet),
        links: linksOf(sheet),
      });

/** The lines of another sheet that speak of what was asked next. */
export const neighbourReply = (sheet: Sheet, lines: readonly string[]): Reply =>
  reply(`Dans la fiche « ${sheet.title} » :\n\n${outOfLists(lines)}`, {
    citation: citationOf(sheet),
    links: linksOf(sheet),
  });
