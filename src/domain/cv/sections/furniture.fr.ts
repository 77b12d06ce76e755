/** Sites and programs that send, print or draw CVs and sign them, folded and without spaces. */
export const MAKERS: readonly string[] = [
  'hellowork',
  'indeed',
  'canva',
  'monster',
  'apec',
  'linkedin',
  'meteojob',
  'cadremploi',
  'regionsjob',
  'jobijoba',
  'cvdesignr',
  'doyoubuzz',
  'zety',
  'novoresume',
  'resume.io',
  'livecareer',
  'moncvparfait',
  'mycvfactory',
  'overleaf',
  'latex',
  'europass',
  'flowcv',
  'enhancv',
  'visualcv',
  'kickresume',
  'resumaker',
  'onlinecv',
  'cvmaker',
  'cvmkr',
  'modelesdecv',
  'creeruncv',
  'francetravail',
  'poleemploi',
  'welcometothejungle',
  'jobteaser',
  'studyrama',
  'reactiveresume',
  'adobeexpress',
  'microsoftword',
  'libreoffice',
];

/** What a maker's name follows in its mark, run on a folded line. */
export const MADE_BY =
  /^[^\p{L}]*(?:(?:mon |ce )?cv |profil |document |resume )?(?:envoyee?|cree|genere|realise|telecharge|exporte|transmis|concu|propulse|imprime|edite|depose|importe|made|created|built|generated|designed|powered|sent|downloaded) (?:par|avec|sur|depuis|via|de|a l'aide de|grace a|with|by|using|on|from|in)(?: le site| l'application)? (?:www\.)?/u;

/** What ends the address of a maker. */
export const ADDRESS_END = /^\.(?:com|fr|io|app|me|org)\/?$/u;

/** Clauses on the data of the person, which a job board or a form adds; run on a folded line. */
export const CLAUSES: readonly RegExp[] = [
  /contient des donnees (?:a caractere )?personnelles|donnees personnelles ?: ne pas /u,
  /^[^\p{L}]*(?:j'autorise|je consens|i (?:hereby )?(?:agree|consent|authori[sz]e)).{0,60}(?:donnees|personal data)/u,
];

/** Formulas that close a paper: its truth sworn to, its place and day, the writer at one's disposal; folded. */
export const CLOSING_FORMULAS: readonly RegExp[] = [
  /^[^\p{L}]*je (?:soussignee?(?:\(e\))?,? .{0,60})?(?:certifie|declare|atteste)(?!\p{L}).{0,90}(?:honneur|exact|sincer|renseignements|informations|fidel)/u,
  /^[^\p{L}]*fait a [\p{L} '-]{2,30},? le [\d_.]/u,
  /(?:sont|est) (?:sinceres? et exacte?s?|exacte?s? et sinceres?)/u,
  /^[^\p{L}]*je (?:me tiens|reste) a votre (?:entiere )?disposition/u,
];

/** What a browser prints above and below a page, run on a folded line. */
export const PRINTED_MARKS: readonly RegExp[] = [
  /^\d{1,2}\/\d{1,2}\/\d{2,4},? (?:a )?\d{1,2}[:h]\d{2}(?!\d)/u,
  /^(?:file:\/\/\/|about:blank)/u,
  /^https?:\/\/\S+\s+\d{1,2}\s?\/\s?\d{1,2}$/u,
];

/** The number of a page, alone or after the words that introduce it; run on a folded line. */
export const PAGE_NUMBER =
  /^(?<words>[\p{L}\p{M}' .,|()-]{0,80}?)[\s|(.-]*(?:(?:page|p\.|pg\.?)\s?)?(?<page>\d{1,2})(?:\s?(?:\/|sur|of|-)\s?(?<pages>\d{1,2}))?[\s|).-]*$/u;

/** Words that stand before the number of a page. */
export const PAGE_WORDS = /(?:^|[^\p{L}])(?:cv|curriculum vitae|resume|page|p\.|pg\.?)(?![\p{L}])/u;
