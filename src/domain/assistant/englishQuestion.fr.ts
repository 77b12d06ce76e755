import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { citationOf, sheetReply } from '#/domain/assistant/replies/sheetReply.fr';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { fold } from '#/domain/shared/text';

/** Words of English that no French question holds. */
const ENGLISH: ReadonlySet<string> = new Set(
  `i i'm i've the is are was were do does did what how when where who which why can could should would will my your for to in of
  and or with without from about this that it if am be been have has had not don't dont doesn't cannot can't need want get find
  work working worker wage wages much many long please help hello hi speak speaking french english apply applying resign
  quit notice hire hired fired salary pay paid unpaid holiday holidays leave sick boss employer allowed permit foreign abroad
  there any some you me we they tell write know live living country degree diploma resume job jobs
  feel like all no money life anymore nobody just`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
/** Of these, words that a French question may hold too: they make none English by themselves. */
const OF_BOTH: ReadonlySet<string> = new Set(
  'like all no life job jobs me my speak help was apply hello hi resume french english please work pay any long leave long boss'.split(
    ' ',
  ),
);
const FRENCH =
  /^(?:je|j'ai|jai|j|le|la|les|un|une|des|du|de|mon|ma|mes|est|et|ou|pour|avec|sans|pas|que|qui|quoi|comment|combien|quand|dans|sur|au|aux|ca|ce|cest|c'est|suis|peux|veux|il|elle|on|nous|vous|tu|en|ne|plus|faut|fait|faire|moi|si|quel|quelle|a|y)$/u;

const FEWEST = 3;
const SHARE = 0.4;

/** Whether a question is put in English. */
export const isEnglish = (question: string): boolean => {
  const words = fold(question)
    .replaceAll('\u2019', "'")
    .match(/[a-z]+(?:'[a-z]+)?/gu);
  if (words === null) return false;
  const english = words.filter((word) => ENGLISH.has(word));
  const sure = english.filter((word) => !OF_BOTH.has(word)).length;
  const french = words.filter((word) => FRENCH.test(word) && word !== 'a').length;
  return (
    sure >= 2 &&
    english.length >= Math.min(FEWEST, words.length) &&
    english.length > french * 2 &&
    english.length >= words.length * SHARE
  );
};

type Topic = readonly [asked: RegExp, sheet: string, called: string];

/** What is asked most often in English, the most particular first, with the sheet that answers it. */
const TOPICS: readonly Topic[] = [
  [/scam|fraud|whatsapp|telegram|fake (?:job|offer)/u, 'arnaques', 'fake job offers'],
  [/harass|bull(?:y|ied)/u, 'harcelement', 'harassment at work'],
  [/discriminat|racis/u, 'discrimination', 'discrimination'],
  [/pregnan|maternity/u, 'grossesse', 'pregnancy and work'],
  [/minimum wage|\bsmic\b|lowest (?:salary|wage)/u, 'smic-minimum', 'the minimum wage'],
  [/overtime|extra hours/u, 'heures-sup', 'overtime'],
  [
    /(?:not|n't|never|haven't|hasn't|late|still) (?:been )?(?:paid|pay)|unpaid|owe[sd]? me|didn't pay|did not pay/u,
    'salaire-impaye',
    'wages that were not paid',
  ],
  [/gross|\bnet\b|take[- ]home/u, 'brut-net', 'gross and net pay'],
  [/trial|probation/u, 'essai-cdi', 'the trial period'],
  [/internship|\bintern\b|traineeship/u, 'stage', 'internships'],
  [/apprentice/u, 'alternance', 'apprenticeships'],
  [
    /(?:international|foreign) student|student (?:visa|permit)/u,
    'etudiant-etranger',
    'work on a student permit',
  ],
  [/student/u, 'job-etudiant', 'student jobs'],
  [
    /(?:work|residence) permit|\bvisas?\b|allowed to work|right to work|permission to work|undocumented|asylum|refugee/u,
    'autorisation-travail',
    'the right to work in France',
  ],
  [
    /(?:degree|diploma|qualification|certificate)s?.*(?:recogni|valid|equival|accept)|(?:recogni|equival).*(?:degree|diploma|qualification)/u,
    'diplome-etranger',
    'having a foreign degree recognised',
  ],
  [/unemploy|benefits?\b|jobseeker|dole/u, 'are-principes', 'unemployment benefit'],
  [
    /register|france travail|pole emploi/u,
    'inscription-france-travail',
    'registering with France Travail',
  ],
  [/notice|resign|quit/u, 'preavis-demission', 'resigning and the notice period'],
  [/fired|dismiss|laid off|sacked|redundan|terminat/u, 'licenciement', 'dismissal'],
  [/fixed[- ]term|temporary contract|\bcdd\b/u, 'cdd-regles', 'fixed-term contracts'],
  [/temp agency|temping|agency work|\binterim\b/u, 'interim', 'temporary agency work'],
  [/contract/u, 'cdi-contenu', 'the employment contract'],
  [/sick/u, 'arret-maladie', 'sick leave'],
  [/holiday|vacation|annual leave|paid leave|days off/u, 'conges-payes', 'paid holidays'],
  [/part[- ]time/u, 'temps-partiel', 'part-time work'],
  [/working hours|hours (?:per|a) week|rest time/u, 'repos-horaires', 'working hours and rest'],
  [/remote|work from home|telework/u, 'teletravail', 'working from home'],
  [/self[- ]employed|freelanc|own (?:business|company)/u, 'freelance', 'self-employment'],
  [/\btax/u, 'impots-emploi', 'tax on what you earn'],
  [/translat.*\b(?:cv|resume)\b|(?:cv|resume).*english/u, 'langues-cv', 'a CV in another language'],
  [/cover letter|motivation letter/u, 'lettre-plan', 'the cover letter'],
  [/interview/u, 'entretien-preparer', 'preparing for an interview'],
  [/\bcv\b|resume/u, 'cv-contenu', 'what a French CV holds'],
  [/disab/u, 'rqth', 'recognition of a disability'],
  [/season|harvest|summer job/u, 'saisonnier', 'seasonal work'],
  [
    /(?:learn|speak|without|no|little|good|improve).*french|french (?:class|course|lesson)/u,
    'apprendre-francais',
    'working while you learn French',
  ],
  [
    /(?:find|look|search|where|get).*\b(?:jobs?|work|employment)\b/u,
    'ou-chercher',
    'where to look for work',
  ],
  [/salary|wages?\b|how much (?:do|can|will|should)/u, 'salaire-reperes', 'pay in France'],
];

/** The reply to a question in English: the sheet on what it asks, said to be in French; an honest word where none is known. Null for any other question. */
export const englishReply = (question: string, facts: SearchFacts): Reply | null => {
  if (!isEnglish(question)) return null;
  const asked = fold(question).replaceAll('\u2019', "'");
  const topic = TOPICS.find(([pattern]) => pattern.test(asked));
  const sheet = ALL_SHEETS.find(({ id }) => id === topic?.[1]);
  if (topic === undefined || sheet === undefined)
    return reply(
      'I only know French, and I am not sure what you ask. Try it in a few French words, or name the subject in English (work permit, minimum wage, trial period, dismissal, CV…). In person, France services (france-services.gouv.fr) and the local Mission locale or France Travail office can help, some of them in English.',
    );
  const told = sheetReply(sheet, facts, []);
  return {
    ...told,
    text: `I can only answer in French. This is my page on ${topic[2]}, which your browser can translate.\n\n${told.text}`,
    citation: citationOf(sheet),
  };
};

/** A reply about a danger, with whom to call in English first where it was told in English. */
export const inEnglishToo = (answer: Reply, question: string): Reply =>
  isEnglish(question)
    ? {
        ...answer,
        text: `Please call someone now. In France, 3114 listens day and night if you think of dying, and 112 answers any emergency, in English too. Elsewhere, call the emergency number of your country.\n\n${answer.text}`,
      }
    : answer;
