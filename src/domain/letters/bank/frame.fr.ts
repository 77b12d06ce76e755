import { accented } from '#/domain/letters/french/accents.fr';
import { elide, typeset } from '#/domain/letters/french/frenchWords';

/** How the letter speaks to its reader. */
export const APPEALS = { unknown: 'Madame, Monsieur', f: 'Madame', m: 'Monsieur' } as const;

/** The line of the recruiter, where the offer or the user names one. */
export const attention = (civility: 'f' | 'm', name: string): string =>
  `À l’attention de ${APPEALS[civility]} ${name}`;

export const objectOf = (title: string, reference: string): string => {
  const post = title === '' ? 'Candidature' : elide(`Candidature au poste de ${title}`);
  return reference === '' ? post : `${post} (réf. ${reference})`;
};

/** Adverbials of a job whose employer is not told. */
export const asJob = (job: string): string => `comme ${job}`;
/** When a thing without employer and title was done. */
export const inYear = (year: number): string => `en ${year}`;
/** Where one learnt, and was not employed. */
export const onPlacement = (at: string): string => `lors d’un stage ${at}`;
/** Who learns there is there on a placement, and does not work on one. */
export const WORKING_ON_PLACEMENT = /Je travaille(?: aujourd\u2019hui)? lors d\u2019un stage/gu;
export const ON_PLACEMENT_NOW = 'Je suis en stage';
export const IN_MY_CAREER = 'dans mon parcours';
/** An employer that the offer does not name. */
export const WITH_YOU = 'avec vous';

/** There is one of it: it takes its definite article. */
export const STATE_DEGREE = /^dipl[ôo]me d[’']État/iu;
/** A degree after "je suis titulaire", then as a thing. */
export const ofDegree = (words: string, gender: 'f' | 'm', isState: boolean): string =>
  isState ? `du ${words}` : `d’un${gender === 'f' ? 'e' : ''} ${words}`;
export const aDegree = (words: string, gender: 'f' | 'm', isState: boolean): string =>
  isState ? `le ${words}` : `un${gender === 'f' ? 'e' : ''} ${words}`;

/** A degree whose kind stands in capitals. */
export const SHOUTED_DEGREE =
  /^(?:MAST[EÈ]RE?|LICENCE|DIPL[OÔ]ME|TITRE|BACHELOR|MA[IÎ]TRISE|CERTIFICAT|DOCTORAT|BREVET)(?!\p{L})/u;

/** What is being studied, after "je": "prépare actuellement un BTS". */
export const studying = (words: string, gender: 'f' | 'm', isFollowed: boolean): string =>
  isFollowed
    ? `suis actuellement en ${elide(words.replace(/^formation en (?!alternance|cours)/u, 'formation de '))}`
    : `prépare actuellement un${gender === 'f' ? 'e' : ''} ${words}`;
/** A job told as a place, before a clause that its place would open. */
export const JOB_THEN_WHERE = /( comme \p{Ll}[^,.:]*), où (?=j)/u;
/** "DOCTORAT EN ACTUARIAT": words in capitals around a small one are no initials. */
export const SHOUTED_WORDS = /(?<!\p{L})\p{Lu}{4,} (?:EN|DE|DES|DU) \p{Lu}{4,}(?: \p{Lu}{4,})*/gu;
/** "TITRE PROFESSIONNEL DÉVELOPPEUR": two long words or more in capitals are no initials. */
export const SHOUTED_LONG =
  /(?<=\p{Lu}{5,}[^(]* )\p{Lu}{5,}(?!\p{L})|\p{Lu}{5,}(?=[^()]* \p{Lu}{5,})/gu;

/** A name between the marks of a keyboard, and between ours. */
export const QUOTED = /"([^"]+)"/gu;
export const IN_QUOTES = '«\u00a0$1\u00a0»';

/** How well a degree was passed, which a letter leaves out. */
const MENTION = /\s*\((?:mention )?(?:assez |très )?bien\)|,? mention (?:assez |très )?bien/giu;

/** A degree without the marks of a CV: "DUT - Techniques" is one name, and long words in capitals are no initials. */
export const asDegree = (written: string): string =>
  accented(
    typeset(written.replace(MENTION, '').replace(/\s*\|.*$/u, ''))
      .replace(/ [-–—] /gu, ' ')
      .replace(
        /(?<!\p{L})(?!(?:BPJEPS|DEJEPS|DESJEPS|BAPAAT|CAPEPS)(?!\p{L}))\p{Lu}{6,}(?!\p{L})/gu,
        (word) => word.toLowerCase(),
      )
      .replace(/ EN (?=\p{L}{4,})/gu, ' en ')
      .replace(/^BAC(?!\p{L})/gu, 'bac')
      .replace(
        /^([Bb]ac(?:calauréat)?) (?:G[ée]n[ée]ral|Pro(?:fessionnel)?|PRO|Techno(?:logique)?|TECHNO)(?!\p{L})/u,
        (kind) => kind.charAt(0) + kind.slice(1).toLowerCase(),
      )
      .replace(/(?<!\p{L})WEB(?!\p{L})/gu, 'web')
      .replace(/ De (?=\p{Lu})/gu, ' de '),
  );

/** What was read where a name stands and is none: an address, a heading, a trade of a CV. Folded. */
export const NO_NAME =
  /[@\d]|(?<![a-z])(?:rue|avenue|impasse|lotissement|batiment|appartement|curriculum|vitae|cv|competences?|experiences?|formations?|candidature|coordonnees|permis|telephone|adresse|alternance|(?:allee|chemin|residence|manoir|chateau) (?:de|du|des|la|le|les))(?![a-z])|^(?:profil|contact|stage)(?![a-z])/u;
/** What was read where a town stands and is none. Folded. */
export const NO_TOWN =
  /@|\d(?:[ .]?\d){5}|(?<![a-z])(?:rue|avenue|impasse|residence|region|departement|mobile|permis)(?![a-z])|^(?:france(?: entiere)?|littoral|auvergne(?:-rhone-alpes)?|bretagne|normandie|occitanie|ile-de-france|grand est|hauts-de-france|nouvelle-aquitaine|pays de la loire|provence(?:-alpes-cote d['\u2019]azur)?|paca|bourgogne(?:-franche-comte)?)$/u;
