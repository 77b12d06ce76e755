import { isPlural, genderOf, headOf } from '#/domain/letters/french/nounPhrase';
import { DETERMINED, SAME_IN_PLURAL } from '#/domain/letters/french/nouns.fr';
import { fold } from '#/domain/shared/text';

/** What opens the complement of a noun. */
export const OF = /^(?:de |d[’']|du |des )/iu;
/** Adjectives that stand before their noun and share its article. */
export const BEFORE_NOUN =
  /^(?:nouve(?:aux|lles)|grand(?:e?s)|petit(?:e?s)|jeunes|gros(?:ses)?|bon(?:ne)?s|beaux|belles|premi(?:ers|eres)|diff[ée]rent(?:e?s)|divers(?:es)?|multiples|autres)\s/iu;

/** "API REST documentées": the adjective tells that there are several. */
const ACRONYMS =
  /^\p{Lu}{2,}(?: \p{Lu}+)* \p{Ll}{3,}(?:ées|és|ues|us|ives|ifs|elles|els|ales|aux)(?!\p{L})/u;

/** What one drives or runs, told in the singular without an article. Folded. */
const MACHINE =
  /^(?:chariot|camion|car|bus|tracteur|pelle|grue|nacelle|presse|tour|fraiseuse|ligne|machine|plieuse|scie|poids|engin|four|vehicule|transpalette|gerbeur|moissonneuse|rotative|centrale|chaine)$/u;

/** Machines whose name is the same in the plural. Folded. */
const SAME_FORM = /^(?:bus|poids)$/u;
/** Things told in the singular without an article: "gestion de caisse", "tenue de stand". Folded. */
const ONE_THING: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['la', 'caisse clientele paie paye production tresorerie comptabilite vaisselle marchandise'],
    ['le', 'personnel courrier budget materiel linge standard reporting stock planning'],
    ['une', 'equipe application boutique brigade'],
    ['un', 'stand magasin systeme reseau secteur rayon portefeuille monolithe site'],
  ].flatMap(([article = '', nouns = '']) => nouns.split(' ').map((noun) => [noun, article])),
);
/** "Gestion de projet", "de projet en équipe": told in the singular, done more than once. */
const MANY =
  /^(?:projet|chantier|dossier|contrat|commande|facture)(?=$| (?:en|sous|avec|pour|sur|chez) )/u;
/** Initials that count things: "des API", "des CV". */
const COUNTED = /^(?:API|CV|PV|KPI|DSN|EPI|CCTP|DOE|FAQ|SMS)(?=\s|$)/u;

/** Things that bear a name. Folded. */
const NAMED_THING = /^(?:logiciel|site|outil|module|plateforme|progiciel|framework|serveur)$/u;
const withThe = (rest: string, head: string): string =>
  /^[aeiouh]/u.test(head) ? `l’${rest}` : `${genderOf(head) === 'f' ? 'la' : 'le'} ${rest}`;

/** What a verb is done to, out of what its noun was of: "des stocks" is "les stocks"; null where no rule is safe. */
export const directly = (of: string): string | null => {
  if (/^du /iu.test(of)) return `le ${of.slice(3)}`;
  if (/^des /iu.test(of)) return `les ${of.slice(4)}`;
  if (/^de (?:la |l[’'])/iu.test(of)) return of.slice(3);
  const rest = of.replace(OF, '');
  if (/^(?:l[’']|la |les )/iu.test(rest)) return rest;
  const key = fold(rest);
  if (DETERMINED.test(key) || /^(?:environ|plus de|moins de|pres de|chaque|jusqu)/u.test(key))
    return rest;
  if (ACRONYMS.test(rest) || COUNTED.test(rest)) return `des ${rest}`;
  if (/^\p{Lu}/u.test(rest)) return /^\p{Lu}(?:\p{Ll}|\p{L}*\d)/u.test(rest) ? rest : null;
  if (BEFORE_NOUN.test(rest)) return `de ${rest}`;
  const head = headOf(rest);
  if (/^poids lourds/iu.test(rest)) return `des ${rest}`;
  const [, beside = ''] = rest.split(' ');
  if (MACHINE.test(head) && SAME_FORM.test(head) && /[sx]$/u.test(beside)) return `des ${rest}`;
  if (MACHINE.test(head)) return `${genderOf(head) === 'f' ? 'une' : 'un'} ${rest}`;
  if (head === 'rendez-vous') return `les ${rest}`;
  if (MANY.test(rest)) return `des ${rest.replace(/^\p{L}+/u, (noun) => `${noun}s`)}`;
  // "De logiciel Caplan": a thing that its name tells.
  const named = /^\p{Ll}+ \p{Lu}/u.test(rest) && NAMED_THING.test(head);
  if (named) return withThe(rest, head);
  const article = ONE_THING[head];
  if (article !== undefined) return `${article} ${rest}`;
  return SAME_IN_PLURAL.has(head) || isPlural(head) ? `des ${rest}` : null;
};

const OF_TWO =
  /^(?:de |des |d[’'])[\p{L}-]+ (?:du |de la |de l[’'])[^,]+ et de (?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) /u;

/** "D’un outil pour le suivi des stocks et des ventes": the second thing is of what the first is for. */
const NESTED =
  / (?:pour|par|permettant|afin|dans|sur|visant) [^,]* (?:du|des|de la|de l[’'])\s?[^,]+ et d/u;

const SHARE = /^de (\d[\d\s\u00a0\u202f.,]*%) (?=d)/u;

/** The same for several things: "de plats et de desserts". */
export const objectOf = (of: string): string | null => {
  const share = SHARE.exec(of);
  const [whole, amount] = share ?? ['', ''];
  const all = of.slice(whole.length);
  // "Des agendas du directeur et de deux adjointes": two who have one thing, not two things.
  const things =
    OF_TWO.test(all) || NESTED.test(all)
      ? [all]
      : all.split(/ et (?=(?:de |du |des |d[’'])(?!(?:la |l[’'])?\p{Lu}\p{Ll}))/u);
  const objects = things.map((thing) => (OF.test(thing) ? directly(thing) : null));
  if (objects.some((object) => object === null)) return null;
  const joined = objects.join(' et ');
  return share === null ? joined : `de ${amount} ${joined}`;
};
