import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import type { KnownSubject } from '#/domain/assistant/nearest';
import { OWN_QUESTIONS_BY_INTENT } from '#/domain/assistant/ownQuestions.fr';
import type { Intent } from '#/domain/assistant/ownQuestions.fr';
import { bullets } from '#/domain/assistant/replies/replyParts.fr';
import type { Sheet } from '#/domain/assistant/sheet';
import { OWN_QUESTIONS } from '#/domain/assistant/startingQuestions.fr';
import { fold } from '#/domain/shared/text';

/** Openings of a question that goes on from the one before. */
const GOES_ON =
  /^(?:et\b|mais (?:pour|si|en|au|avec|sans)\b|meme (?:chose|question)|c'est pareil|pareil (?:pour|en)|idem|sinon (?:pour|en)|dans ce cas|plus de details?|(?:peux-tu |pouvez-vous )?precise[rz]?\b|(?:dis|dites)(?:-m'| m')en plus|en savoir plus|combien de temps\s*\?*$|l[ae] (?:deuxieme|seconde?|troisieme|suivante?)\s*\?*$|l'autre\s*\?*$|(?:lequel|laquelle|lesquels|lesquelles)\s*\?*$|(?:c'est|ce sera)? ?tout\s*\?*$|pourquoi\s*\?*$|ou ca\s*\?*$|quand\s*\?*$|combien\s*\?*$)/u;

/** Longer words ask for something of their own. */
export const LONGEST_FOLLOW_UP = 12;

/** Whether a question only makes sense after the one before. */
export const goesOn = (question: string): boolean => GOES_ON.test(fold(question).trim());

/** Tells more of what was just asked: "c'est pour ma soeur", "plutôt à mi-temps". Folded. */
const TELLS_MORE =
  /^(?:(?:non|oui|ok|en fait|mais|alors|au fait)[ ,]+)*(?:c'est|c est|ce serait|ce sera|plutot|pour|chez|en tant que|moi|je suis|j'ai|j ai|on est|nous sommes|mon contrat est|il s'agit)(?: (?:plutot|en fait|aussi))? (?!quoi|quand|qui|combien|possible|normal|legal|vrai|bien|mieux)/u;

/** Whether a short phrase only adds to the question before it. */
export const tellsMore = (question: string): boolean =>
  !question.includes('?') && TELLS_MORE.test(fold(question).trim());

/** Its very subject stands for one of what was said before. Folded. */
const ONE_OF_SAID =
  /^(?:(?:pour|avec|chez|parmi|de|sur) )?(?:lequel|laquelle|lesquels|lesquelles|celle|celui|celles|ceux)\b/u;

/** Whether a question asks of one of what was said before it: it has no subject of its own. */
export const asksOfSaid = (question: string): boolean => ONE_OF_SAID.test(fold(question).trim());

/** Words that stand for what was said before. Folded. */
const POINTS_BACK =
  /^(?:et|ou|mais|si|meme|sinon|du coup|donc|alors)\b|^(?:(?:pour|avec|chez|parmi|de|sur) )?(?:lequel|laquelle|lesquels|lesquelles|celle|celui|celles|ceux|eux|elles|lui)\b|\b(?:celle|celui|ceux|celles)(?:-| )?(?:la|ci|qui|que|de)\b|\b(?:le|la|les) (?:premiere?|deuxieme|seconde?|troisieme|quatrieme|derniere?|suivante?|autres?|1ere?|1re|2eme|2e|3eme|3e|plus (?:ancien|recent|vieux|vieille|proche|haut|bas|bonne)[a-z]*|meilleure?s?)\b|^(?:pourquoi|combien|quand|ou|avec qui|chez qui|a qui|de qui|qui|comment)(?: (?:ca|c'est|cela|cette fois|exactement))?\s*\?*$|^comment (?:l'|la |le |les |y |en )|\b(?:les|le|la|l'|y|en|ca|cela) (?:fais|faire|fait|ecris|ameliore|remonte|corrige|perd|perds|refuse|accepte|obtenir|demande[rz]?|remonter|ameliorer|changer)\b/u;

/** Whether a short question speaks of what was said before it, without naming it. */
export const pointsBack = (question: string): boolean =>
  question.trim().split(/\s+/u).length <= LONGEST_FOLLOW_UP &&
  POINTS_BACK.test(fold(question).trim());

/** Its subject stands for what was spoken of: "et si elle dure", "c'est pris où". Folded. */
const OF_SAME =
  /^(?:(?:et|mais|ok|du coup|alors|donc) )*(?:si |quand |est[- ]ce qu(?:e |'))?(?:ils?|elles?|ca|ce|c'est)\b/u;

/** Whether the subject of a question is what was spoken of before it. */
export const speaksOfSame = (question: string): boolean => OF_SAME.test(fold(question).trim());

/** What is asked of a thing that is not named: how long, how much, who, whether. Folded. */
const ASKS_MORE =
  /^(?:(?:et|mais|ok|du coup|alors|donc|oui|d accord)[ ,]+)*(?:combien (?:ca|de (?:temps|jours|mois|lignes|pages|fois|semaines)|c'est|j'aurai|on (?:touche|a)|ca)|ca (?:peut|dure|coute|marche|prend|compte|change|vaut|s'applique|me)|c'est (?:automatique|obligatoire|gratuit|payant|long|possible|paye|remunere|imposable|pareil|valable|risque|renouvelable|pour tou[a-z]*|cumulable|confidentiel)|qui (?:le|la|les|l'|paie|paye|decide|previent|peut|doit|va|fait|s'en)|je (?:suis|serai|reste) (?:paye|indemnise|couvert|oblige|protege)e?|je (?:peux|dois) (?:le |la |les |l'|y |en )?(?:refuser|accepter|dire|choisir|cumuler|partir|negocier|reporter|continuer|signer|rembourser)|a partir de (?:quand|combien|quel)|jusqu'a (?:quand|combien|quel)|quel(?:le)?s? (?:delai|duree|montant|age|preavis|prix|papiers?|documents?|justificatifs?|conditions?|risques?|sanctions?)|meme (?:avec|pour|si|en|par|sans|quand|au|a|apres)|pendant combien|sous quel delai)\b/u;

/** Whether a short question asks something of what was said before it, and names no subject of its own. */
export const asksMore = (question: string): boolean =>
  question.trim().split(/\s+/u).length <= LONGEST_FOLLOW_UP &&
  ASKS_MORE.test(fold(question).trim());

/** Asks for the text that was just spoken of, and names nothing else. Folded. */
const WRITE_IT =
  /^(?:(?:ok|oui|bon|alors|et|d'accord|super|merci|vas-y)[ ,]+)*(?:(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) )?(?:me |m'|la |le |l')*(?:ecri[a-z]*|redige[a-z]*|fais|faites|prepare[a-z]*)(?:-| )?(?:(?:moi|la|le|les)(?:-| )?)*(?:pour moi ?)?(?:(?:la|le|un|une|ce|cette) (?:lettre|mail|e-mail|message|courrier|texte|modele|mot)\b ?)?(?:pour moi|stp|svp|s'il (?:te|vous) plait)?\s*[?.!]*$/u;

/** Whether words ask for the message of the subject just spoken of. */
export const asksToWriteIt = (question: string): boolean => WRITE_IT.test(fold(question).trim());

/** A greeting answered by name where it is known. */
export const greetingReply = (facts: SearchFacts): Reply => {
  const name = facts.profile?.firstName.trim() ?? '';
  return reply(
    `Bonjour${name === '' ? '' : ` ${name}`}. Je réponds à partir de vos candidatures, de votre CV et de vos analyses, et de fiches écrites et datées. Par où commencer ?`,
    { suggestions: OWN_QUESTIONS },
  );
};

export const thanksReply = (): Reply =>
  reply('Avec plaisir. Je reste là si une autre question vous vient.', {
    suggestions: ['Que faire aujourd’hui ?', 'Faire le point'],
  });

/** What it is, what it does, what it does not. */
export const capabilitiesReply = (): Reply =>
  reply(
    `Je ne suis ni un humain ni un modèle de langage : je suis un ensemble de règles et de fiches, et je fonctionne entièrement sur votre appareil.

- Je lis votre suivi, votre CV et vos analyses, et je nomme ce qui bloque.
- J’écris vos messages à partir de vraies données : relance, remerciement, refus, négociation, stage, démission…
- Je réponds sur la recherche d’emploi avec des fiches datées, sources à l’appui.
- Quand je ne sais pas, je le dis.`,
    { suggestions: OWN_QUESTIONS },
  );

/** What each answer from the person's own records gives, in a line. */
const OWN_LINES: Readonly<Record<Intent, string>> = {
  greeting: 'Dire bonjour.',
  thanks: 'Dire merci.',
  capabilities: 'Ce que je sais faire : ce que je lis, ce que j’écris, ce que j’ignore.',
  today: 'Que faire aujourd’hui : vos tâches, la plus urgente d’abord.',
  diagnosis: 'Faire le point : ce qui avance et ce qui bloque dans votre recherche.',
  offers: 'Vos offres : celles qui vous vont, de la plus proche à la plus éloignée.',
  score: 'Votre score : d’où vient le chiffre d’une comparaison.',
  gap: 'Ce qui vous manque : ce que demande une offre et que votre CV ne dit pas.',
  strengths: 'Vos points forts : ce que votre CV prouve.',
  years: 'Votre expérience : le nombre d’années que compte votre CV.',
  applications: 'Vos candidatures : où chacune en est.',
  followUps: 'Vos relances : qui relancer, et quand.',
  interviewDate: 'Votre entretien : le jour, l’heure et le lieu notés dans votre suivi.',
  interview: 'Votre entraînement : préparer l’entretien avec le simulateur.',
  letter: 'Vos lettres : retrouver ou écrire une lettre de motivation.',
  cv: 'Votre CV : ce que j’y ai lu, et ce qui peut changer.',
  profile: 'Votre profil : ce qui est rempli et ce qui manque.',
  followUpEmail: 'Un message de relance, écrit avec vos données.',
  thankYouEmail: 'Un remerciement après un entretien, écrit avec vos données.',
  linkedInMessage: 'Un message LinkedIn, écrit avec vos données.',
  recruiterEmail: 'Le mail qui accompagne votre CV, écrit avec vos données.',
  acceptEmail: 'Un mail pour accepter un poste.',
  declineEmail: 'Un mail pour refuser un poste ou retirer une candidature.',
  moveInterviewEmail: 'Un mail pour déplacer un entretien.',
  resignationLetter: 'Une lettre de démission, à compléter et à signer.',
};

/** A longer first sentence is no line beside a name. */
const LONGEST_LINE = 140;

/** The name of a sheet, and its first sentence where it is one by itself. */
const lineOf = ({ title, body }: Sheet): string => {
  const named = /[?!]$/u.test(title) ? title : `${title}.`;
  const first = /^[^\d.:\n-][^.:\n]*\.(?=\s|$)/u.exec(body)?.[0] ?? '';
  return first === '' || first.length > LONGEST_LINE ? named : `${named} ${first}`;
};

const choiceOf = (
  subject: KnownSubject,
): { readonly line: string; readonly name: string; readonly question: string } =>
  subject.kind === 'own'
    ? {
        line: OWN_LINES[subject.intent],
        name: OWN_LINES[subject.intent],
        question: OWN_QUESTIONS_BY_INTENT[subject.intent][0] ?? '',
      }
    : {
        line: lineOf(subject.sheet),
        name: subject.sheet.title,
        question: subject.sheet.questions[0] ?? '',
      };

/** Said instead of the same words again. */
export const nothingMore = (answer: Reply): Reply => ({
  ...answer,
  text: 'Je n’ai rien de plus précis là-dessus que ce que je viens de vous dire. Dites-moi ce que vous cherchez exactement, ou posez la question autrement.',
});

/** Said wherever nothing is sure. */
const NOT_SURE = 'Je ne suis pas sûr d’avoir compris';

/** Said under the first lines of what is likely meant. */
const OR_ELSE = 'Si ce n’est pas votre question';

/** Whether a reply asks what was meant. */
export const asksBack = ({ text }: Reply): boolean =>
  text.startsWith(NOT_SURE) || text.includes(`\n\n${OR_ELSE}`);

/** The other choices, told under the first lines of what is likely meant. */
export const orElse = (
  others: readonly KnownSubject[],
): { readonly text: string; readonly questions: readonly string[] } => {
  const choices = others.map(choiceOf);
  return {
    text:
      choices.length === 0
        ? `${OR_ELSE}, redites-la avec d’autres mots.`
        : `${OR_ELSE}, voulez-vous dire\u00a0:\n\n${bullets(choices.map(({ name }) => name))}`,
    questions: choices.map(({ question }) => question),
  };
};

/** Said where nothing is near: the fields that are known, to be asked about in other words. */
const FIELDS = [
  'votre recherche : où chercher, le CV, la lettre, le réseau ;',
  'un entretien, ou ce qui le suit ;',
  'un contrat, la paie, les horaires ou un départ ;',
  'le chômage, une aide, une formation ou un changement de métier ;',
  'ce qui est noté ici : vos candidatures, vos offres, votre CV.',
];

/** Said of what is of another field. */
export const otherFieldReply = (): Reply =>
  reply(
    'Je ne sais pas répondre à cette question : elle sort de mon domaine, l’emploi, vos droits au travail et votre recherche. Si elle en fait partie, dites-la-moi avec d’autres mots.',
    { suggestions: OWN_QUESTIONS },
  );

/** Said where nothing is sure: two or three choices, each named in a line, or the fields that are known. */
export const unknownReply = (near: readonly KnownSubject[]): Reply => {
  if (near.length === 0)
    return reply(
      `${NOT_SURE} votre question. Redites-la en quelques mots, avec ce dont elle parle :\n\n${bullets(FIELDS)}`,
      { suggestions: OWN_QUESTIONS },
    );
  const choices = near.map(choiceOf);
  return reply(
    `${NOT_SURE}, et je préfère ne pas répondre au hasard. Voulez-vous dire :\n\n${bullets(choices.map(({ line }) => line))}`,
    { suggestions: choices.map(({ question }) => question) },
  );
};
