import { fold } from '#/domain/shared/text';
import { wordTable } from '#/domain/shared/wordTable';

/** First persons of the present whose imperfect the ending does not tell. */
const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  fais: 'faisais',
  refais: 'refaisais',
  prends: 'prenais',
  apprends: 'apprenais',
  reprends: 'reprenais',
  mets: 'mettais',
  remets: 'remettais',
  transmets: 'transmettais',
  tiens: 'tenais',
  entretiens: 'entretenais',
  interviens: 'intervenais',
  reçois: 'recevais',
  conçois: 'concevais',
  vois: 'voyais',
  prévois: 'prévoyais',
  lis: 'lisais',
  écris: 'écrivais',
  sers: 'servais',
  réponds: 'répondais',
  vends: 'vendais',
  rends: 'rendais',
  conduis: 'conduisais',
  produis: 'produisais',
  traduis: 'traduisais',
  construis: 'construisais',
  fournis: 'fournissais',
  remplis: 'remplissais',
  établis: 'établissais',
  choisis: 'choisissais',
  réunis: 'réunissais',
  lève: 'levais',
  relève: 'relevais',
  enlève: 'enlevais',
  mène: 'menais',
  amène: 'amenais',
  emmène: 'emmenais',
  promène: 'promenais',
  pèse: 'pesais',
  achète: 'achetais',
  sème: 'semais',
  appelle: 'appelais',
  rappelle: 'rappelais',
  renouvelle: 'renouvelais',
  étiquette: 'étiquetais',
});

const imperfect = (present: string): string | null => {
  const known = IRREGULAR[present];
  if (known !== undefined) return known;
  if (!/[^è]e$/u.test(present)) return null;
  return present
    .replace(/([aou])ie$/u, '$1ye')
    .replace(/è(?=[^aeiouyè]+e$)/u, 'é')
    .replace(/ce$/u, 'çe')
    .replace(/e$/u, present.endsWith('ge') ? 'eais' : 'ais');
};

/** Words that bring another verb, whose time nothing here changes. Folded. */
const OTHER_VERB =
  /(?:^|\s|')(?:est|sont|etait|ai|a|ont|suis|si|quand|qui|qu'|que|ou je|depuis|aujourd'hui|maintenant|on|il|elle|nous|ils|elles|puis)(?=\s|$|')/u;
const ME = /(j(?:e (?:me |m[’']|les |la |le |l[’']|leur |lui |y )?|[’']))(\p{L}+)/giu;

/** A sentence of the writer's own in the present, brought to the imperfect; null where one of its verbs is not known. */
export const inImperfect = (clause: string): string | null => {
  if (OTHER_VERB.test(fold(clause).replace(/^j'ai(?=\p{L})/u, '')) || /[:;()]/u.test(clause))
    return null;
  // "Je lave et habille": a verb without its pronoun.
  if (
    / et (?!j[e’']|l[ea] |les |l[’']|d[eu] |des |d[’']|une? |aux? |à |en |avec |\d)/u.test(clause)
  )
    return null;
  let failed = false;
  const told = clause.replace(ME, (_all, me: string, verb: string) => {
    const form = imperfect(verb);
    if (form === null) failed = true;
    return `${me}${form ?? verb}`;
  });
  return failed ? null : told;
};
