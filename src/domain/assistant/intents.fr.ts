import { fold } from '#/domain/shared/text';

/** What a question asks of the user's own records rather than of the sheets. */
export const INTENTS = [
  'greeting',
  'thanks',
  'capabilities',
  'today',
  'diagnosis',
  'followUpEmail',
  'thankYouEmail',
  'letter',
  'interview',
  'applications',
  'score',
  'cv',
  'profile',
] as const;
export type Intent = (typeof INTENTS)[number];

/** A question about how things are done is one for the sheets, whatever it names. */
const HOW =
  /^(?:et )?(?:comment|quand|pourquoi faut|faut-il|peut-on|puis-je|doit-on|dois-je|est-ce qu|quelles? |quels? |c'est quoi|modele)/u;

const WRITE =
  /\b(?:ecri(?:s|re|vez|vons)|redige\w*|prepare[srz]?|fai(?:s|re|tes)|genere[rz]?|compose[rz]?|propose[rz]?|donne[rz]?|il me faut|je veux|je voudrais|brouillon)\b/u;

type Rule = { readonly intent: Intent; readonly asks: RegExp; readonly evenHow?: boolean };

/** In order: the first that fits. Tested on folded text. */
const RULES: readonly Rule[] = [
  {
    intent: 'greeting',
    asks: /^(?:bonjour|salut|bonsoir|coucou|hello|hey|slt|bjr)(?: (?:a (?:vous|tous)|toi|vous|assistant))?[\s!.,]*(?:ca va|comment allez-vous|comment vas-tu)?[\s!.?]*$/u,
  },
  {
    intent: 'thanks',
    asks: /^(?:(?:ok|d'accord|super|parfait|genial|top|tres bien),? ?)*(?:merci\b.{0,30}|ok|d'accord|super|parfait|genial|top|tres bien)[\s!.]*$/u,
  },
  {
    intent: 'capabilities',
    asks: /\b(?:que|quoi) (?:peux|sais|pouvez|savez)[- ](?:tu|vous) faire\b|\bqu'est-ce que (?:tu|vous) (?:peux|sais|pouvez|savez) faire\b|\b(?:tu|vous) (?:peux|sais|pouvez|savez) faire quoi\b|\bqui (?:es-tu|etes-vous)\b|\b(?:es-tu|etes-vous|tu es|vous etes) (?:un|une) (?:robot|ia|intelligence|humain)|\bcomment (?:tu|vous) (?:marche|fonctionne)/u,
    evenHow: true,
  },
  {
    intent: 'today',
    asks: /\b(?:que|quoi|qu'est-ce que je) (?:dois-je |puis-je |dois |peux )?faire (?:aujourd'hui|maintenant|cette semaine|ce matin|en premier|ensuite)\b|\bmes priorites\b|\bpar quoi (?:je )?commence|\bma journee\b|\baujourd'hui\s*\?*$/u,
    evenHow: true,
  },
  {
    intent: 'diagnosis',
    asks: /\bdiagnosti\w*|\bfai(?:s|re|tes|sons) le point\b|\b(?:ou|ou est-ce que) j'?en suis\b|\bou en (?:suis-je|est ma recherche)\b|\bqu'est-ce qui (?:bloque|coince|cloche|ne va pas|va pas)\b|\bpourquoi (?:je ne|je|personne|ca ne|ca|ma recherche)[^?]*(?:trouve|marche|repond|avance|bloque|embauche)|\bmon (?:principal )?(?:obstacle|blocage)\b|\bbilan de ma recherche\b/u,
    evenHow: true,
  },
  { intent: 'followUpEmail', asks: new RegExp(`${WRITE.source}[^?]*\\brelanc|^relanc`, 'u') },
  { intent: 'thankYouEmail', asks: new RegExp(`${WRITE.source}[^?]*\\bremerci`, 'u') },
  {
    intent: 'letter',
    asks: new RegExp(`${WRITE.source}[^?]*\\b(?:lettre|lm)\\b(?! de demission)`, 'u'),
  },
  {
    intent: 'interview',
    asks: /\b(?:prepar\w+|entraine\w*|simul\w+)\b[^?]*\b(?:(?:mon|mes|cet|un|l')\s?entretien|entretien (?:chez|avec|pour))|\bmon prochain entretien\b|\bmes (?:prochains )?entretiens\b/u,
  },
  {
    intent: 'applications',
    asks: /\bmes (?:dernieres |propres )?candidatures\b|\bmon suivi\b|\bmes relances\b|\bcombien (?:de candidatures )?(?:ai-je|j'ai) (?:envoye|postule|de candidatures)|\bcombien de candidatures (?:j'ai|ai-je)/u,
    evenHow: true,
  },
  {
    intent: 'score',
    asks: /\bmon (?:dernier )?(?:score|match|resultat)\b|\bmes (?:dernieres )?(?:analyses|scores|comparaisons)\b|\bma derniere (?:analyse|comparaison)\b|\bmon adequation\b/u,
    evenHow: true,
  },
  {
    intent: 'cv',
    asks: /^(?:et )?mon (?:cv|curriculum(?: vitae)?)\s*\?*$|\b(?:que (?:dit|vaut|contient|montre|penses?|pensez|lis|lisez)|resume[rz]?|analyse[rz]?|lis(?:ez)?|regarde[rz]?|avis sur|relis(?:ez)?|juge[rz]?|evalue[rz]?|corrige[rz]?|ameliore[rz]?|bon|bien|points? (?:forts?|faibles?)|qu'y a-t-il dans|qu'est-ce qu'il y a dans|manque)\b[^?]*\bmon (?:cv|curriculum)|\bmon (?:cv|curriculum)\b[^?]*\b(?:est-il bon|est bon|te parait|vous parait|vaut)/u,
    evenHow: true,
  },
  {
    intent: 'profile',
    asks: /\b(?:que dit|complete[rz]?|resume[rz]?|montre[rz]?)\b[^?]*\bmon profil\b(?! linkedin)|^mon profil\s*\?*$/u,
    evenHow: true,
  },
];

/** What a question asks of the user's records; null for one that the sheets may answer. */
export const intentOf = (question: string): Intent | null => {
  const folded = fold(question).trim();
  const how = HOW.test(folded);
  return (
    RULES.find(({ asks, evenHow = false }) => (evenHow || !how) && asks.test(folded))?.intent ??
    null
  );
};

/** Openings of a question that goes on from the one before. */
const GOES_ON =
  /^(?:et\b|mais (?:pour|si|en|au|avec|sans)\b|meme (?:chose|question)|c'est pareil|pareil (?:pour|en)|idem|sinon (?:pour|en)|dans ce cas|plus de details?|(?:peux-tu |pouvez-vous )?precise[rz]?\b|(?:dis|dites)(?:-m'| m')en plus|en savoir plus|combien de temps\s*\?*$|pourquoi\s*\?*$|ou ca\s*\?*$|quand\s*\?*$|combien\s*\?*$)/u;

/** Whether a question only makes sense after the one before. */
export const goesOn = (question: string): boolean => GOES_ON.test(fold(question).trim());
