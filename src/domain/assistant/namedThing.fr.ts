import type { Application } from '#/domain/applications/application';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** What a question speaks of by name: an employer, or a post. */
export type NamedThing = { readonly name: string; readonly kind: 'employer' | 'post' };

const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''), 'iu');

/** A record of the person's, as questions name it, before what it is about. */
const RECORD =
  /(?:offres?|annonces?|postes?|candidatures?|entretiens?|scores?|notes?|lettres?|comparaisons?|place|job|pourcentage)/u
    .source;
const END =
  /(?=\s*$|\s*[.,;:?!»"]| (?:est|était|a|ai|as|ont|m['’]|me|que|qu['’]|qui|quand|où|et|mais|pour|par|dans|depuis|c['’]|il|elle|je|j['’]|tu|on|vient|va|vaut|il|n['’]|ne|s['’]|se|avec|svp|stp|alors|déjà|finalement|maintenant|hier|demain|si|pourquoi|comment|combien|d['’]où|est-ce|sur|à|en|parce|car|ou)(?![\p{L}])| (?:j|m|n|s|c|d|qu)['’])/u
    .source;
const NAME = /([\p{L}\d][\p{L}\d'’&.-]*(?: [\p{L}\d][\p{L}\d'’&.-]*){0,3}?)/u.source;

const OF_POST = pattern(
  /(?<!\p{L})/u.source,
  RECORD,
  / (?:(?:de |d['’]|pour (?:le |la |l['’])?|avec |sur |du |à )(?:l['’])?(?:offre|annonce|poste|job|place) (?:de |d['’]|du )|(?:de |d['’]|d['’]un |d['’]une |comme )|(?=aide|assist|agent))/u
    .source,
  NAME,
  END,
);
const OF_OFFER = pattern(/(?<!\p{L})(?:offre|annonce|poste) /u.source, NAME, END);
const AT_EMPLOYER = pattern(/(?<!\p{L})(?:chez|auprès de|de chez) /u.source, NAME, END);
const OF_EMPLOYER = pattern(
  /(?<!\p{L})(?:nouvelles?|réponses?|retours?|réponse|relance[rs]?|relancé|contacté|écrit|répondu|postulé|candidature|entretien|rendez-vous|rdv|lettre|rappelé) (?:de |d['’]|du |de la |de l['’]|à |au |à la |à l['’]|pour |pour le |pour la |pour l['’]|avec |avec le |avec la |avec l['’]|le |la |l['’])(?:la |le |l['’])?/u
    .source,
  NAME,
  END,
);
const WITH_PROPER =
  /(?<!\p{L})(?:avec|pour|chez) (\p{Lu}[\p{L}\d'’&.-]+(?: \p{Lu}[\p{L}\d'’&.-]+)*)/u;

/** A name that opens a question, before what is asked of it: "Untel ils m'ont répondu ?". */
const OPENING_NAME =
  /^(\p{Lu}\p{Ll}[\p{L}’'-]+(?: [\p{L}’'-]{3,}){0,2}?),? (?=(?:ils?|elles?|ça|m['’]|ont|a répondu|en est|ne m)(?![\p{Ll}])|(?:m['’]|n['’]))(?=.*(?:répond|nouvelle|refus|rappel|retour|entretien|candidature|dit (?:non|oui)))/u;
/** Words that open a sentence and name nobody; folded. */
const OPENS =
  /^(?:quand|pourquoi|qui|que|si|comment|est|donc|mais|hier|demain|combien|et|chez|beaucoup|plusieurs|certaine?s?|aucune?|toujours|jamais|m[ao]|mes|les?|la|l|une?|des|ils?|elles?|je|j|on|toute?s?|tous|rien|personne|chaque|ca|c|dans|pas|rh|ces?|cette|dis|bonjour|bonsoir|salut|depuis|parce|alors|enfin|maintenant|finalement|apparemment|normalement|peut|madame|monsieur|mme|bref|sinon|pardon|merci|voila|comme|ou|car|puis|apres|avant|aujourd|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|france travail|pole emploi)(?![a-z])/u;

/** Words that name nobody and no post; folded. */
const NAMES_NOTHING =
  /^(?:est|sont|etait)(?![a-z])|^(?:(?:un|une|le|la|l|les|des|mon|ma|mes|ton|votre|cette?|ces|ce|toute?s?|plusieurs|autre|autres|deux|trois|derniere?s?|premiere?s?|deuxieme|prochaine?|meilleure?s?|nouvel(?:le)?s?) ?)*(?:$|(?:travail|emplois?|boulot|job|taf|recrut[a-z]*|entretiens?|offres?|annonces?|candidatures?|motivation|relances?|embauche|cv|moi|elle|lui|eux|leur|soi|toi|vous|nous|entreprises?|boites?|societes?|employeurs?|patron[a-z]*|chef|hier|demain|aujourd|matin|soir|semaine|mois|jour|jours|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|base|tri|telephone|visio|visioconference|groupe|stage|cdi|cdd|interim|alternance|mission|mi-temps|temps|nuit|loin|plus|moins|haut|bas|tous?|rien|personne|quelqu|quoi|qui|quel|quelle|combien|part|suite|compatib[a-z]*|cette|france|pole|chance[s]?|mieux|bien|debut|ligne|reponse|retard|attente|cours|compte|liste|annee|metier|domaine|secteur|poste|postes|profil|competences?|experience|anglais|formation|score|note|salaire|[0-9]+)\b)/u;

const clean = (name: string): string =>
  name.replace(/^(?:(?:l['’]|d['’]|de |du |des |la |le |les |un |une ))+/iu, '').trim();

/** Any of a kind, or a run of plain words that only follows "chez": no house of one's own. */
const OF_NO_ONE = /^(?:une?|des|mon|ma|mes|ce|cet|cette|ces|quelqu|autre|d[’']autres) /iu;
const LONGEST_PLAIN = 3;

const nameIn = (pattern: RegExp, question: string): string | null => {
  const written = pattern.exec(question)?.[1] ?? '';
  const name = clean(written);
  const isPlain = !/\p{Lu}/u.test(name) && name.split(' ').length >= LONGEST_PLAIN;
  if (pattern === AT_EMPLOYER && (OF_NO_ONE.test(written) || isPlain)) return null;
  const folded = fold(name).replaceAll(/['’]/gu, ' ');
  return name.length < 3 || NAMES_NOTHING.test(folded) ? null : name;
};

/** The employer or the post that a question about the person's own records names, as it was written; null where it names none. */
export const namedThing = (question: string): NamedThing | null => {
  const employer = nameIn(AT_EMPLOYER, question) ?? nameIn(OF_EMPLOYER, question);
  const post = nameIn(OF_POST, question) ?? nameIn(OF_OFFER, question);
  if (employer !== null && (post === null || !/^(?:de|d)\b/u.test(post)))
    return { name: employer, kind: post === employer ? 'post' : 'employer' };
  if (post !== null) return { name: post, kind: 'post' };
  const opening = nameIn(OPENING_NAME, question.trim());
  const proper =
    nameIn(WITH_PROPER, question) ??
    (opening !== null && !OPENS.test(fold(opening)) ? opening : null);
  return proper === null ? null : { name: proper, kind: 'employer' };
};

const SHORTEST = 4;
/** One is a form of the other: "livreur", "livreuse". */
const MOST_APART = 3;

const isFormOf = (one: string, other: string): boolean =>
  sameRoot(one, other, SHORTEST) && Math.abs(one.length - other.length) <= MOST_APART;

/** The words of a name that say something, folded. */
export const tellingWords = (text: string): readonly string[] =>
  (fold(text).match(/[a-z0-9]+/gu) ?? []).filter((word) => word.length >= SHORTEST);

/** Whether the words of a name are found in a text: all of them for a post, one that says something for an employer. */
const standsIn = ({ name, kind }: NamedThing, text: string): boolean => {
  const asked = tellingWords(name);
  const held = tellingWords(text);
  const isHeld = (word: string): boolean => held.some((each) => isFormOf(word, each));
  if (asked.length === 0) return fold(text).includes(fold(name));
  return kind === 'post' ? asked.every(isHeld) : asked.some(isHeld);
};

/** The applications and the comparisons that a name stands for. */
export const recordsNamed = (
  thing: NamedThing,
  applications: readonly Application[],
  analyses: readonly SavedAnalysis[],
): {
  readonly applications: readonly Application[];
  readonly analyses: readonly SavedAnalysis[];
} => ({
  applications: applications.filter(({ title, company }) => standsIn(thing, `${title} ${company}`)),
  analyses: analyses.filter(({ offerTitle, company }) =>
    standsIn(thing, `${offerTitle ?? ''} ${company ?? ''}`),
  ),
});
