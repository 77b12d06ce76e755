import { BEFORE_NOUN, OF, directly, objectOf } from '#/domain/letters/french/directObject.fr';
import { joinAnd, lowerFirst } from '#/domain/letters/french/frenchWords';
import { articleAfterAnd, isInfinitive, splitTop } from '#/domain/letters/french/listPhrase';
import {
  ADVERBS,
  carrierOf,
  isAct,
  isAssured,
  isPartIn,
  nominalOf,
} from '#/domain/letters/french/nominals.fr';
import {
  genderOf,
  headOf,
  isPlural,
  singularOf,
  withArticle,
} from '#/domain/letters/french/nounPhrase';
import { COMPLEMENT } from '#/domain/letters/french/nouns.fr';
import { inWords } from '#/domain/letters/french/phrases.fr';
import type { DeedPart } from '#/domain/letters/sources/tellDeed.fr';
import { toDo } from '#/domain/letters/sources/tellDeed.fr';
import { countWords, fold } from '#/domain/shared/text';

const MOST_PARTS = 3;
const MOST_WORDS = 24;

/** What a verb takes after "à": "les réunions" is "aux réunions". */
const toThing = (thing: string): string =>
  `à ${thing}`.replace(/^à (?:les|des) /u, 'aux ').replace(/^à le /u, 'au ');

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
  // A covering of tiles covers a roof, and no tiles.
  if (found === null || found.nominal.verb === 'couvrir' || isPlural(headOf(piece))) return '';
  const rest = after(piece, found.words);
  const head = headOf(rest);
  // "Contrôle quantité et température".
  if (AS_ADJECTIVE.test(head)) return rest;
  return rest !== '' && !OF.test(rest) && !ANY_PREPOSITION.test(rest) && isPlural(head) ? rest : '';
};

/** A line as in a telegram, which no article mends. */
export const isTelegram = (piece: string): boolean => withoutOf(piece) !== '';

/** The same with its article, where its noun is known: "des dossiers clients". */
const mendedObject = (piece: string): string | null => {
  const rest = withoutOf(piece);
  if (rest === '' || BEFORE_NOUN.test(`${rest} `) || !isPlural(headOf(rest))) return null;
  if (genderOf(singularOf(headOf(rest))) === null) return null;
  return /\s(?:des|du|de la|de l[’'])(?=\s|\p{L})/u.test(rest) ? `les ${rest}` : `des ${rest}`;
};

/** Phrases that another verb carries than their first noun. */
const CARRIED_WHOLE: readonly (readonly [RegExp, string])[] = [
  [/^commandes? (?:à |aux? |fournisseurs)/iu, 'passer'],
  [/^comptes? rendus?(?!\p{L})/iu, 'rédiger'],
  [/^bilans? (?:sanguins?|biologiques?|de santé)/iu, 'réaliser'],
  [/^budgets? (?:de |d[’'])\d/iu, 'gérer'],
  [/^tableaux? (?:de bord|de suivi|récapitulatifs?|comparatifs?)/iu, 'tenir'],
];
/** One thing by its bare name, which may as well be what the work is about. Folded. */
const MATTER =
  /^(?:mesure|etude|essai|enquete|expertise|maquette|photo|texte|article|plan|compte|registre|projet|chantier|reunion|seance|atelier|test)$/u;

/** "Les réunions" as what one takes part in, "le chantier" as what one works on. */
const prepositional = (verb: string, phrase: string): string =>
  verb === 'participer' ? toThing(phrase) : verb === 'travailler' ? `sur ${phrase}` : phrase;

/** What one helped with, without the second thing that only the first is said of. */
const firstPart = (phrase: string): string => {
  const [first = phrase, second] = phrase.split(/ et (?=\p{Ll})/u);
  return second !== undefined && nominalOf(second) !== null ? first : phrase;
};

/** A noun told without a verb of its own, carried by one: "pansements" is "réaliser les pansements". */
const carried = (piece: string): DeedPart | null => {
  const bare = piece
    .replace(/^(?:les? |la |l[’'])/iu, '')
    .replace(/^tests? unitaires?(?!\p{L})/iu, 'tests unitaires');
  // "Projet CoDiF": under which name one worked.
  if (/^projets? \p{Lu}/iu.test(bare) && /^projets? \p{Lu}/u.test(lowerFirst(bare))) return null;
  if (isTelegram(bare) || /^\p{L}+é(?=\s)/u.test(bare)) return null;
  const carrier =
    CARRIED_WHOLE.find(([phrase]) => phrase.test(bare))?.[1] ?? carrierOf(headOf(bare));
  // "Commande optimale", "mesure": one thing so named is as often a matter as something done.
  if (carrier === 'traiter' ? !isPlural(headOf(bare)) : MATTER.test(fold(bare))) return null;
  const safe = isAct(bare) || isAssured(bare) ? 'assurer' : null;
  const verb = carrier === null || carrier === 'assurer' ? safe : carrier;
  const phrase = /^(?:portefeuille|parc) (?:de |d[’'])/iu.test(bare)
    ? `un ${lowerFirst(bare)}`
    : withArticle(bare);
  return verb === null || phrase === null
    ? null
    : {
        verbs: [verb],
        object: prepositional(verb, isPartIn(bare) ? firstPart(phrase) : articleAfterAnd(phrase)),
        extras: [],
      };
};

const STRAY = /^(?:carnet|registre|debours|outil|materiel|norme|client|logiciel)s?$/u;

const after = (text: string, words: number): string =>
  text.replace(new RegExp(`^(?:\\S+(?:\\s+|$)){${words}}`, 'u'), '');

/** "De nouvelles fonctions et support du système": one thing does not share the article of several. */
const SEVERAL = /^(?:les|des|de \S+s) /u;
const ONE_OF = /^\p{Ll}+ (?:du |des |de |d[’'])/u;

/** "Mesurer la qualité et retour aux ingénieurs": another thing done, told without its verb. */
const OTHER_THING = /^\p{Ll}+ (?:aux? |à la |à l[’'])/u;

const KIND =
  /^\p{Ll}+(?:iques?|al|ales?|aux|els?|elles?|ifs?|ives?|aires?|ières?|iens?|iennes?|ernes?)$/u;

/** Without a second thing done that no verb carries: "l'eau et carnet sanitaire" keeps "l'eau". */
const withoutStray = (part: DeedPart): DeedPart => {
  const at = [...part.object.matchAll(/ et (?=\p{Ll})/gu)].find(({ index }) => {
    const rest = part.object.slice(index + 4);
    const before = part.object.slice(0, index);
    if (isOpen(before)) return false;
    // "L'accueil physique et téléphonique": two kinds of one thing.
    if (KIND.test(rest) && KIND.test(before.split(' ').slice(1).at(-1) ?? '')) return false;
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

/** "À l’organisation et animation de réunions": one has a part in each, said with its own "à"; else in the first alone. */
const partInBoth = (part: DeedPart): DeedPart | null => {
  const [first = '', second, third] = part.object.split(/ et (?=\p{Ll})/u);
  if (second === undefined || third !== undefined || nominalOf(second) === null || !TO.test(first))
    return null;
  const phrase = withArticle(second);
  return phrase === null ? null : { ...part, object: `${first} et ${toThing(phrase)}` };
};

/** A piece of a line as something done; null where no rule is safe. */
const partOf = (written: string): DeedPart | null => {
  const piece = written.replace(/^(?:les? |la |l[’'])/iu, '');
  const part = rawPart(piece);
  if (part === null) return null;
  return (isPartIn(piece) ? partInBoth(part) : null) ?? withoutStray(part);
};

const ONE_PERSON =
  /^(?:a l'|a la |au )(?:aide-soignante?|enseignante?|infirmi\S+|cuisini\S+|cheffe?|macon\S*|institut(?:eur|rice)|educat(?:eur|rice)|professeure?|directrice|gerante?)(?![a-z])/u;
/** Those whom one helps. Folded. */
const PEOPLE =
  /^aux (?:aides?-soignante?s|residente?s|patiente?s|personnes|familles|enfants|clients?|cliente?s|usagers|eleves|collegues|equipes|beneficiaires|malades|voyageurs|locataires|salaries|infirmier\S*|enseignante?s|agents|vendeurs)(?![a-z])/u;

/** "Mise en conformité RGAA des sites": the name of a norm stays beside its verb. */
const NORM = /^(\p{Lu}{2,}) (?=de |du |des |d[’'])/u;

/** Verbs that tell a work by themselves. Folded. */
const NEEDS_NOTHING =
  /^(?:charger|decharger|sangler|arrimer|filmer|etiqueter|emballer|palettiser|trier|coffrer|ferrailler|betonner|souder|chiffrer|cuisiner|piquer|usiner|percer|poncer|meuler|tourner|fraiser|scier|cabler|peindre|carreler|coudre|couper|repasser|nettoyer|desosser|decouper|petrir|faconner|brancarder|balayer|debroussailler|tailler|tondre|planter|desherber|encaisser|conseiller|accueillir|classer|archiver|imprimer|plier|coller|graver|polir|sabler|braser|riveter|mouler)$/u;
/** With what, or how, such a work is done. */
const BY_MEANS = /^(?:par |au |aux |à la |à l[’']|sur |en |sous )(?!.* et )/u;

/** What is done to people, whom its noun is "auprès de". */
const TO_PEOPLE =
  /^(?:prospecter|conseiller|suivre|sensibiliser|former|accompagner|démarcher|relancer)$/u;
const BY_PHONE = /^téléphoniques?$/u;
const PHONED = 'par téléphone';

/** A part of a house, where one works: "service de pneumologie", "service client"; not what is served, nor how. */
const WARD =
  /^service (?!(?:et|en|à|au|aux|du (?:matin|midi|soir)|traiteur|voiturier|d[’']étage|continu)(?!\p{L}))(?!(?:des?|du|de la|d[’'])\s?(?:petits?[- ]déj|repas|plats?|boissons?|vins?|cafés?|thés?|déjeuners?|dîners?|cocktails?|clients?|tables?|goûters?|buffets?|bar))/iu;
const SIZED =
  /^service (?:de |d[’'])(?:\d|\p{L}+(?:-\p{L}+)? (?:personnes|lits|agents|salariés))/iu;
/** Other parts of a house, by what stands before them: "au bloc opératoire", "en unité protégée". */
const PARTS_OF_HOUSE: readonly (readonly [RegExp, string])[] = [
  [WARD, 'au'],
  [
    /^(?:bloc (?:opératoire|obstétrical)|rayon |pôle |poste (?:chaud|froid|entremets|sauces?|viandes?|poissons?|grillades?|pâtisserie|plonge)|laboratoire (?:de|d[’']))/iu,
    'au',
  ],
  [
    /^(?:unité|maternité|crèche|EHPAD|foyer|pédiatrie|gériatrie|chirurgie|cardiologie|pneumologie|neurologie|oncologie|réanimation|psychiatrie|médecine (?:polyvalente|interne|gériatrique)|SSR|SMR|USLD|MAS|FAM|salle de (?:réveil|naissance|soins)|soins (?:intensifs|palliatifs|de suite))(?!\p{L})/iu,
    'en',
  ],
];
/** A line that tells a part of a house: one worked there, and it says no more. */
const placeIn = (piece: string): DeedPart | null => {
  const before = PARTS_OF_HOUSE.find(([part]) => part.test(piece))?.[1];
  return before === undefined || SIZED.test(piece)
    ? null
    : { verbs: ['travailler'], object: `${before} ${lowerFirst(piece)}`, extras: [] };
};

/** What one person leads; "direction financière" is a part of the house. Folded. */
const LED =
  /^direction (?:de |d'|des |du )(?:l'|la |le |les |une? |\d+ )?(?:equipe|chantier|travaux|projet|orchestre|choeur|etablissement|site|agence|magasin|restaurant|ecole|creche|centre|\d)/u;

/** Those whom one receives, and what is kept working rather than cleaned. Folded. */
const RECEIVED =
  /^(?:les |des |le |la |l')?(?:clients?|clientele|patients?|patientele|visiteurs?|proprietaires?|locataires?|public|voyageurs|familles|parents|candidats?|usagers|eleves|stagiaires|invites|convives|hotes)(?![a-z])/u;
const SOFTWARE =
  /^(?:les |des |le |la |l'|une? )?(?:applications?|logiciels?|codes?|sites? (?:web|internet)|plateformes?|scripts?|bases? de donnees|fonctions?|solutions?|api|progiciels?)(?![a-z])/u;
/** "Réception des clients" is no goods inward, "maintenance d’une application" no cleaning. */
const verbFor = (verb: string, object: string): string => {
  const key = fold(object).replaceAll('\u2019', "'");
  if (verb === 'réceptionner' && RECEIVED.test(key)) return 'recevoir';
  return verb === 'entretenir' && SOFTWARE.test(key) ? 'maintenir' : verb;
};

/** A piece of a line, without its article, as something done; null where no rule is safe. */
export const rawPart = (piece: string): DeedPart | null => {
  // A hygiene instruction, not work done; a branch of studies.
  if (/^(?:lavage des mains|orientation (?!d|vers ))/iu.test(piece)) return null;
  // "Service de douze personnes": how many worked there.
  if (SIZED.test(piece)) return null;
  const place = placeIn(piece);
  if (place !== null) return place;
  if (/^direction /iu.test(piece) && !LED.test(fold(piece))) return null;
  const found = nominalOf(piece);
  // "Ménage, repassage", "coupes, permanentes": such work is done, each thing by its name.
  const isWork =
    after(piece, 1) === '' &&
    (carrierOf(headOf(piece)) === 'faire' ||
      (carrierOf(headOf(piece)) === 'réaliser' && isPlural(headOf(piece))));
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
  const isToPeople = verbs.every((verb) => TO_PEOPLE.test(verb));
  const byPhone = isToPeople && BY_PHONE.test(next) ? PHONED : undefined;
  const adverb = OF.test(rest) ? undefined : (byPhone ?? ADVERBS[fold(next)]);
  if (adverb !== undefined) rest = after(rest, 1);
  // "Conseil auprès des bailleurs" is "conseiller les bailleurs".
  if (isToPeople) rest = rest.replace(/^auprès (?=d)/u, '');
  if (isToPeople && verbs.includes('conseiller')) rest = rest.replace(/^aux (?=\p{Ll})/u, 'des ');
  const [, norm = ''] = NORM.exec(rest) ?? [];
  rest = rest.slice(norm.length).trim();
  const object = OF.test(rest) ? objectOf(rest) : mendedObject(piece);
  // One changes a part, and changes format.
  if (object === null && verbs[0] === 'changer' && /^(?:de |d[’'])/u.test(rest))
    return { verbs, object: rest, extras: [] };
  // "Soudure par points" is "souder par points".
  if (
    object === null &&
    BY_MEANS.test(rest) &&
    verbs.every((verb) => NEEDS_NOTHING.test(fold(verb)))
  )
    return { verbs, object: rest, extras: [] };
  if (object === null) return carried(piece);
  if (norm !== '') return { verbs, object: `${norm} ${object}`, extras: [] };
  // One reaches an objective.
  if (verbs.join() === 'réaliser' && /^(?:les|des|mes) objectifs(?!\p{L})/u.test(object))
    return { verbs: ['atteindre'], object, extras: [] };
  return {
    verbs: verbs.map((verb) => verbFor(verb, object)),
    object: `${adverb ? `${adverb} ` : ''}${object}`,
    extras: [],
  };
};

/** Whether a bracket is still open at the end of a text. */
export const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Two things done on one line: "transmissions et tenue du dossier". */
const splitAnd = (piece: string): readonly string[] => {
  // "Assistance en chirurgie et extractions": both are what one helped with.
  if (isPartIn(piece)) return [piece];
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
export const extraOf = (piece: string): string => {
  if (PER.test(piece))
    return `, soit ${piece.replace(/^[2-9](?=\s\p{L})/u, (digit) => inWords(Number(digit)))}`;
  return /^\d/u.test(piece) ? ` (${piece.replace(/\s*\(.*$/u, '')})` : `, ${piece}`;
};

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

/** "Les achats, les contrats": the last of a list that no "et" closes gets one. */
const closedList = (part: DeedPart): DeedPart => {
  const last = part.extras.at(-1) ?? '';
  const listed = /^, (?:les |des |le |la |l[’'])/u.test(last);
  return !listed || [part.object, ...part.extras].some((text) => text.includes(' et '))
    ? part
    : { ...part, extras: [...part.extras.slice(0, -1), last.replace(/^, /u, ' et ')] };
};

/** "Rangement des peintures, huiles et batteries": one verb for all that its noun is of; null for any other list. */
const oneVerbForAll = ([first = '', ...others]: readonly string[]): DeedPart | null => {
  const part = partOf(lowerFirst(first));
  const verb = nominalOf(first)?.nominal;
  if (part === null || verb?.takes !== 'de' || part.verbs.join() !== verb.verb) return null;
  if (!/^les \p{Ll}+$/u.test(part.object) || others.length === 0) return null;
  // "Formation des commis, dégustations commentées": nothing closes the list, and each may be of its own.
  if (!others.some((piece) => / et |^et /u.test(piece))) return null;
  const things = others.flatMap((piece) => piece.replace(/^et /iu, '').split(' et '));
  const isThing = (thing: string): boolean =>
    /^\p{Ll}/u.test(thing) &&
    isPlural(headOf(thing)) &&
    nominalOf(thing) === null &&
    carrierOf(headOf(thing)) === null;
  if (!things.every(isThing)) return null;
  const named = [part.object, ...things.map((thing) => `les ${thing}`)];
  return { ...part, object: joinAnd(named), extras: [] };
};

/** "3 projets avec Symfony": how many things one worked on. */
const SOME_PROJECTS =
  /^(?:une?|\d+|deux|trois|quatre|cinq|six|plusieurs) (?:projets?|chantiers?|sites? (?:web|internet)|applications?) \S/iu;

/** The things done that the pieces of a list tell, in their order; a piece that no verb carries is left out. */
export const listParts = (listed: readonly string[]): readonly DeedPart[] => {
  // "A, B, et C": the last is one more of the list.
  const whole = oneVerbForAll(listed);
  if (whole !== null) return [whole];
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
    if (SOME_PROJECTS.test(piece)) {
      parts.push({ verbs: ['travailler'], object: `sur ${lowerFirst(piece)}`, extras: [] });
      continue;
    }
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
export const infinitiveParts = (text: string): readonly DeedPart[] => {
  const parts: DeedPart[] = [];
  // "Accueillir, renseigner et orienter les visiteurs": verbs alone share what the next one is done to.
  let open: string[] = [];
  const pieces = splitTop(text);
  for (const [at, piece] of pieces.entries()) {
    if (!isInfinitive(headOf(piece))) {
      const last = parts.pop();
      if (last !== undefined) parts.push({ ...last, extras: [...last.extras, `, ${piece}`] });
      continue;
    }
    const seconds = piece.split(/ (?:et|puis) (?=\p{Ll}+(?:\s|$))/u);
    const isLast = at === pieces.length - 1;
    for (const [index, one] of seconds.entries()) {
      const lowered = lowerFirst(one);
      const [verb = ''] = lowered.split(' ');
      if (!isInfinitive(headOf(one))) {
        const last = parts.pop();
        if (last !== undefined) parts.push({ ...last, object: `${last.object} et ${one}` });
      } else if (verb === lowered && (index < seconds.length - 1 || !isLast)) open.push(verb);
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
export const fitting = (parts: readonly DeedPart[]): readonly DeedPart[] => {
  let kept = parts.slice(0, MOST_PARTS);
  while (kept.length > 1 && lengthOf(kept) > MOST_WORDS) kept = kept.slice(0, -1);
  if (lengthOf(kept) > MOST_WORDS) kept = kept.map((part) => ({ ...part, extras: [] }));
  return lengthOf(kept) > MOST_WORDS + 8 ? [] : kept;
};

/** What a piece of an advertisement asks to do, in the infinitive; null where no rule is safe. */
export const askedToDo = (piece: string): string | null => {
  const part = partOf(lowerFirst(piece));
  return part === null || part.object === '' ? null : toDo({ parts: [part] });
};
