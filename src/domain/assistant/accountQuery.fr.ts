import type { Day } from '#/domain/applications/days';
import { leastDaysAsked, periodAsked } from '#/domain/assistant/periodAsked.fr';
import type { Period } from '#/domain/assistant/periodAsked.fr';
import { OF_ONESELF } from '#/domain/assistant/questionWords.fr';
import { opened } from '#/domain/assistant/terms';

/** What an account holds several of. */
export type Thing =
  | 'applications'
  | 'interviews'
  | 'followUps'
  | 'comparisons'
  | 'dossiers'
  | 'letters'
  | 'agenda';

/** What became of applications. */
export type State =
  | 'silent'
  | 'rejected'
  | 'answered'
  | 'positive'
  | 'inReview'
  | 'open'
  | 'followedUp'
  | 'notFollowedUp'
  | 'withLetter'
  | 'withoutLetter'
  | 'withContact'
  | 'withoutContact';

/** What is asked of several records at once: which of them, and what about them. */
export type AccountQuery = {
  readonly thing: Thing;
  /** How many, which ones, the one that stands first, or which of two kinds are more. */
  readonly asks: 'count' | 'list' | 'one' | 'versus';
  readonly state: State | null;
  readonly order: 'oldest' | 'latest' | 'first' | 'highest' | 'lowest' | 'pay' | null;
  readonly period: Period | null;
  readonly leastDays: number | null;
  readonly contract: string;
  /** Of what is to come, or of what is past; null where it does not say. */
  readonly ahead: boolean | null;
  /** Asks for the reasons too. */
  readonly why: boolean;
  /** How many of those told are passed over: "et après ?". */
  readonly skip: number;
};

/** Words that put a question in the place of a search: advice, rules, what one does in general. Folded, elisions opened. */
const NOT_OF_ACCOUNT =
  /\b(?:comment|conseils?|que faire|quoi faire|(?:je|on) fais quoi|normal|legal|droit|faut il|il faut(?! que je (?:relance|rappelle))|faudrait|vaut il|peut on|est ce qu on|en moyenne|combien de temps|combien d heures|marche pas|conseilles?|en general|maximum|minimum|allocation|chomage|conges?|arret|je dois (?!relanc|r?appel|recontact|ecrire|contact|rappel|faire|telephon|en premier)[a-z']+)\b|\b\d+ (?:candidatures?|cv|refus|entretiens?|boites?|offres?)\b/u;

const NOUN =
  '(?:candidatures?|boites?|entreprises?|employeurs?|postes?|annonces?|offres?|societes?|endroits?|agences?|magasins?|patrons?|recruteurs?|maisons?|refus|reponses?|dossiers?|comparaisons?|scores?|entretiens?|rdv|rendez[- ]vous|lettres?|relances?)';

const COUNTS =
  /\bcombien\b(?! (?:de temps|de jours|de semaines|de mois|d heures|de kilos|de kg|de points?|je (?:serais?|gagne|touche|vais|dois)|ca|il|elle|on|ils|coute|par|(?:est ce que )?je))|\b(?:le )?(?:nombre|total) (?:de|d)\b/u;
const COUNTS_DONE =
  /\bcombien (?:j ai|ai je|est ce que j ai|j en ai|on a|m ont|ont|n ont|ne m|sont|en est|y a|il y a)\b/u;
const ONE =
  /\b(?:laquelle|lequel|quel(?:le)? (?:est|etait) (?:la|le|ma|mon)|c est (?:la|le) quel|quel(?:le)? (?:candidature|boite|entreprise|comparaison|annonce|offre|entretien)|c est quoi (?:la|le|ma|mon)|celle qui|celui qui|c est qui (?:la|le)|qui (?:en|est ce que je dois \w+ en) premier|(?:mon|ma|le|la|l) prochaine? (?:entretien|rdv|rendez|relance))\b|^(?:et )?(?:la|le|ma|mon) (?:toute )?(?:derniere|dernier|premiere|premier|plus [a-z]+) (?:candidature|boite|entreprise|poste|employeur|annonce|offre|endroit)\b/u;
const LISTS = new RegExp(
  `\\b(?:lesquel(?:le)?s|liste[rz]?|(?:montre|affiche|donne|cite|enumere|rappelle|resume)(?:r|z)?(?:-| )?(?:moi )?(?:toutes |tous )?(?:les|mes|la liste)|quel(?:le)?s? (?:sont |est |etaient )?(?:les |la |le |mes |ma |mon |des )?(?:autres? )?${NOUN}|chez qui|(?:a|de|avec|par) qui|ou (?:ai je|est ce que j ai|j ai)|j ai (?:postule|candidate|envoye) (?:ou|quoi|a quoi)|qu est ce que j ai (?:envoye|postule)|(?:quoi|que) (?:ai je|j ai) envoye|(?:relance|contacte|appele|recontacte) qui|c est quoi (?:mes|les) [a-z]+|quoi de prevu|ai je de prevu|j ai quoi|^(?:les |mes )?candidatures (?:sans|envoyees?|en attente|depuis|refusees?)|(?:mes|les) (?:derniers )?entretiens? (?:passes?|a venir|prevus?))\\b|(?:^|\\b(?:savoir|dis moi|me dire|c est|et|sais) )qui\\b(?! (?:peut|pourrait|sait|suis))|^(?:toutes )?mes [a-z]+$`,
  'u',
);

const STATES: readonly (readonly [State, RegExp])[] = [
  [
    'withoutLetter',
    /\b(?:sans|pas (?:encore )?(?:fait |ecrit |envoye |mis |joint |garde )?(?:de|la|ma)) lettres?\b/u,
  ],
  [
    'withLetter',
    /\b(?:avec|fait|ecrit|envoye|redige|mis|joint|garde|j ai|ai je) (?:une|ma|la|des|mes|quelles?) lettres?\b/u,
  ],
  [
    'withoutContact',
    /\b(?:sans|pas (?:encore )?(?:note )?(?:de|d)|aucun) (?:contacts?|numeros?|telephones?|nom)\b/u,
  ],
  [
    'withContact',
    /\bcombien de contacts\b|\bcontacts? notes?\b|\b(?:avec|j ai|ai je|note) (?:un|des|le|mes|quels?) (?:contacts?|numeros?|telephones?)\b/u,
  ],
  [
    'notFollowedUp',
    /\b(?:jamais|pas|pas encore|pas ete|non) (?:encore )?(?:ete )?relance(?:e?s?|r)?\b/u,
  ],
  [
    'followedUp',
    /\b(?:deja(?: ete)?|ai(?: deja)?|ont(?: deja)?(?: ete)?|avais(?: deja)?|ete) relance[es]*\b/u,
  ],
  [
    'positive',
    /\b(?:reponses?|retours?) positi(?:f|ve)s?\b|\b(?:m ont|m a|ont) dit oui\b|\b(?:donne|decroche|obtenu|mene a|abouti)[a-z]* (?:a |sur )?(?:un |des )?entretiens?\b|\bqui (?:m ont|m a) (?:propose|donne|convoque)[a-z]*\b/u,
  ],
  [
    'rejected',
    /\brefus[a-z]*\b|\brecal[a-z]*\b|\brejet[a-z]*\b|\bdit non\b|\bnegati(?:f|ve)s?\b|\becarte[a-z]*\b|\bpas (?:ete )?(?:prise?|retenue?|voulu de moi)\b/u,
  ],
  [
    'silent',
    /\b(?:pas|jamais|sans|aucune?|toujours rien|rien|plus)\b.{0,24}\b(?:repond[a-z]*|reponses?|retours?|nouvelles?|signe de vie|rappele[a-z]*|dit|suite)\b|\ben attente\b|\bsilenc[a-z]*\b|\bmu(?:ets?|ettes?)\b|\bau point mort\b|\b(?:j |je )?(?:attend[a-z]*|patiente) (?:encore |toujours )?(?:une |la |leur |des )?(?:reponses?|retours?|nouvelles?)\b|\bm (?:ont|a) (?:zappe|oublie|ghoste)[a-z]*\b|\battend[a-z]* (?:depuis|encore|le plus)\b/u,
  ],
  [
    'inReview',
    /\ba l etude\b|\bcours d examen\b|\bexamine[a-z]*\b|\b(?:regard|etudi|lis)[a-z]* (?:mon|ma) (?:dossier|candidature|cv)\b/u,
  ],
  [
    'open',
    /\b(?:encore|toujours) (?:en cours|ouvertes?|actives?|vivantes?|valables?|possibles?|en course|en jeu)\b|\ben cours\b|\bpas (?:encore )?(?:terminee?s?|closes?|finies?)\b/u,
  ],
  ['answered', /\brepond[a-z]*\b|\breponses?\b|\bretours?\b|\b(?:m a|m ont|ont) rappelee?s?\b/u],
];

/** What was applied for, as questions say it. */
const OF_APPLYING =
  /\b(?:candidatures?|postule[a-z]*|candidate[sr]?|envoye[a-z]*|envois?|suivi|parties?)\b/u;
const OF_PEOPLE =
  /\b(?:boites?|entreprises?|employeurs?|societes?|endroits?|recruteurs?|patrons?|m ont|m a|qui|ils|personnes?|j ai|ai je)\b/u;

const THINGS: readonly (readonly [Thing, RegExp])[] = [
  [
    'comparisons',
    /\bscores\b|\b(?:meilleure?|pire|plus (?:bas|basse|haut|haute|petite?|grande?|gros|grosse|faible)|difference|ecart)\b.{0,24}\b(?:scores?|compatibilites?|correspondances?)\b|\bscores?\b.{0,24}\b(?:meilleure?|pire|plus (?:bas|haut)|difference|ecart)\b|\bcomparaisons?\b|\b(?:offres?|annonces?|postes?)\b.{0,16}\bcompare[es]*\b|\bcompare[es]*\b.{0,12}\b(?:offres?|annonces?)\b|\b(?:pire|meilleure|plus basse|plus haute) note\b|\bpourcentages?\b/u,
  ],
  [
    'agenda',
    /\bj ai quoi (?:demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cette|la semaine|aujourd|ce (?:mois|soir|matin))|\b(?:de prevu|(?:mes|des|les|quels) (?:rdv|rendez[- ]vous) (?:de |d )?(?:la |cette |ma )?semaine|(?:ma|cette) semaine c est quoi|(?:quelque chose|truc|rien|quoi|chose) (?:de |d )?(?:prevu|au programme|au planning)|mon (?:planning|agenda|programme|calendrier)|(?:trucs?|choses?|taches?|quelque chose) a faire|(?:qu est ce que|quoi|que) (?:j ai|ai je) a faire)\b/u,
  ],
  [
    'followUps',
    /\brelanc[a-z]*\b|\bqui (?:je |est ce que je )?(?:dois?|doit|devrais)(?: je)? (?:r?appeler|recontacter|ecrire|contacter)\b|\ba qui (?:je |est ce que je )?(?:dois?|doit|devrais)(?: je)? (?:ecrire|reecrire|telephoner|parler)\b/u,
  ],
  ['interviews', /\bentretiens?\b|\brdv\b|\brendez[- ]vous\b/u],
  [
    'dossiers',
    /\b(?:combien (?:de|d|j ai de)|j ai combien de|mes|quels(?: sont mes)?|liste (?:de mes|des)) dossiers\b/u,
  ],
  [
    'letters',
    /\b(?:combien (?:de|d)|j ai combien de|quelles|mes|liste (?:de mes|des)|toutes mes) lettres\b/u,
  ],
];

const OLDEST =
  /\bplus (?:ancien|vieu|vieille)[a-z]*\b|\b(?:depuis )?le plus longtemps\b|\bpremiere candidature\b/u;
const LATEST =
  /\b(?:la |le |ma |mon )?(?:toute )?(?<!\b(?:semaine|annee|mois|an) )(?:derniere|dernier|plus recente?)\b(?! (?:jours?|semaines?|mois))/u;
const FIRST =
  /\b(?:en premier|le premier|la premiere|d abord|plus tot|avant les autres|plus vite|prochaine?|plus urgente?|en priorite|prioritaire)\b/u;
const HIGHEST =
  /\b(?:meilleure?|plus (?:haute?|grande?|elevee?|forte?|grosse?)|mieux (?:note|classe)[a-z]*|plus proche)\b/u;
const LOWEST =
  /\b(?:pire|plus (?:bas(?:se)?|petite?|faible|mauvaise?)|moins (?:bonne?|elevee?|proche))\b/u;
const PAYS_BEST =
  /\b(?:paie|paye|payent|paient|payee?s?|remuneree?s?|gagne[a-z]*) (?:le |la )?(?:mieux|plus)\b|\b(?:mieux|plus) (?:payee?s?|remuneree?s?)\b|\b(?:meilleur|plus (?:gros|haut|eleve)|plus grand) salaire\b/u;
const CONTRACT = /\b(cdi|cdd|interim|alternance|temps partiel|temps plein|mi[- ]temps)\b/u;
const PAST =
  /\b(?:deja|passe[es]*|eu|eus|fait|faits|passes|obtenu[es]*|decroche[es]*|depuis que|jusqu ici|jusqu a present)\b/u;
const AHEAD =
  /\b(?:a venir|prevus?|prevues?|prochain[es]*|bientot|a faire|demain|programme[es]*|planifie[es]*|qui viennent|de prevu)\b/u;
const NEXT =
  /^(?:et |puis )*(?:apres|ensuite|la suivante|le suivant|l autre|la deuxieme|le deuxieme)\b/u;
/** Asks whether there are interviews. */
const HAS_MEETINGS =
  /\b(?:j ai|ai je|y a t il|il y a|y a|est ce que j ai) (?:pas )?(?:des |un |d |d autres |encore |deja |bien )*(?:entretiens?|rdv|rendez[- ]vous)\b/u;
const WHY = /\bpourquoi\b|\braisons?\b/u;
/** Both of what answered and of what did not, one against the other. */
const VERSUS = /\bplus de\b.*\bou\b/u;

const stateIn = (line: string): State | null =>
  STATES.find(([, pattern]) => pattern.test(line))?.[0] ?? null;

const thingIn = (line: string, state: State | null): Thing | null => {
  const named = THINGS.find(([, pattern]) => pattern.test(line))?.[0];
  // "Qui ont donné un entretien": what became of applications.
  if (named === 'interviews' && state === 'positive') return 'applications';
  if (named !== undefined) return named;
  return OF_APPLYING.test(line) || PAYS_BEST.test(line) || (state !== null && OF_PEOPLE.test(line))
    ? 'applications'
    : null;
};

const orderIn = (line: string, thing: Thing): AccountQuery['order'] => {
  if (PAYS_BEST.test(line)) return 'pay';
  if (thing === 'comparisons')
    return LOWEST.test(line)
      ? 'lowest'
      : HIGHEST.test(line)
        ? 'highest'
        : LATEST.test(line)
          ? 'latest'
          : null;
  if (OLDEST.test(line)) return 'oldest';
  if (LATEST.test(line)) return 'latest';
  return FIRST.test(line) ? 'first' : null;
};

/** Kept in an account alone. */
const OF_OWN_SEARCH =
  /^(?:et )?quelles? candidatures?\b|^combien de (?:refus|reponses|retours|relances|comparaisons)\b|\b(?:candidatures|relances|comparaisons|attend[a-z]* depuis|entretiens? (?:prevus?|passes?|a venir))\b/u;

/** All of them, with nothing asked: where the search stands is told in figures. */
const BARE = /^mes candidatures ?[.?]?$/u;
const LONGEST = 26;

/** What a clause asks of several records; what it leaves out is that of the clause before it. */
const clauseAsked = (
  line: string,
  today: Day,
  before: AccountQuery | null,
): AccountQuery | null => {
  const state = stateIn(line);
  const told = thingIn(line, state);
  const thing = told ?? before?.thing ?? null;
  if (thing === null) return null;
  if (before !== null && told === null && state === null) {
    if (WHY.test(line) && before.state === 'rejected') return { ...before, why: true };
    if (NEXT.test(line)) return { ...before, asks: 'one', skip: before.skip + 1 };
  }
  const order = orderIn(line, thing);
  const counts = COUNTS.test(line) || COUNTS_DONE.test(line);
  const lists = LISTS.test(line) || (thing === 'agenda' && told !== null);
  const one =
    order !== null &&
    !/\blesquel/u.test(line) &&
    (ONE.test(line) ||
      /\b(?:c est|c etait) (?:quoi|qui|quand)\b|\bqui\b|^(?:et )?quand\b/u.test(line));
  // "J'ai un entretien demain ?": of a time that is told.
  const ofTime =
    thing === 'interviews' &&
    HAS_MEETINGS.test(line) &&
    periodAsked(line, today, !PAST.test(line)) !== null;
  const period = before === null ? null : periodAsked(line, today, before.ahead === true);
  // "Et en octobre ?": the same of another time.
  if (before !== null && told === null && state === null && order === null && period !== null)
    return { ...before, period, skip: 0 };
  const versus = VERSUS.test(line) && /\breponse/u.test(line) && /\b(?:silence|refus)/u.test(line);
  if (
    !counts &&
    !lists &&
    !ofTime &&
    !one &&
    !versus &&
    !(told === null && (state !== null || order !== null))
  )
    return null;
  const isAhead =
    AHEAD.test(line) || thing === 'agenda' || (thing === 'followUps' && state === null);
  const ahead = isAhead ? true : PAST.test(line) ? false : null;
  return {
    thing,
    asks: versus ? 'versus' : one ? 'one' : counts ? 'count' : 'list',
    state: told === null && state === null ? (before?.state ?? null) : state,
    order,
    period: periodAsked(line, today, isAhead || (thing === 'interviews' && ahead !== false)),
    leastDays: state === 'silent' ? leastDaysAsked(line) : null,
    contract: CONTRACT.exec(line)?.[1] ?? '',
    ahead,
    why: WHY.test(line),
    skip: 0,
  };
};

/** Where another thing is asked: "…, et lesquels…", "… et c'est quoi…". */
const JOINT =
  /(?:\s*[,;?]\s*|\s+)(?:et|puis|sinon|aussi)\s+(?=(?:aussi )?(?:combien|lesquel|laquelle|lequel|quel|qui\b|quand|ou\b|c est (?:quoi|qui|laquelle|lequel)|est ce|il y a|y a))/u;

/** What a question asks of several records of the account, one query for each thing it asks; none where it asks for something else. `before` is what was asked last; `namesOwn` where it names records of the account. */
export const queriesIn = (
  question: string,
  today: Day,
  before: AccountQuery | null = null,
  namesOwn = false,
): readonly AccountQuery[] => {
  const line = opened(question)
    .replaceAll('c est est', 'c est')
    .replaceAll('+', ' plus ')
    .replaceAll(/\bkel/gu, 'quel')
    .replaceAll(/\bc koi\b|\bc quoi\b/gu, 'c est quoi')
    .replaceAll(/[!-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (line.split(/\s+/u).length > LONGEST || NOT_OF_ACCOUNT.test(line) || BARE.test(line))
    return [];
  if (before === null && !namesOwn && !OF_ONESELF.test(line) && !OF_OWN_SEARCH.test(line))
    return [];
  const found: AccountQuery[] = [];
  for (const clause of line.split(JOINT)) {
    const one = clauseAsked(clause, today, found.at(-1) ?? before);
    // Half an answer would pass for a whole one.
    if (one === null) return [];
    found.push(one);
  }
  return found;
};
