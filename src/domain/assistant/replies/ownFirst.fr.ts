import { daysBetween } from '#/domain/applications/days';
import { accountOf, isJob, offerTextOf } from '#/domain/assistant/account';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { lengthOfPosts, postLine } from '#/domain/assistant/replies/cvAspects.fr';
import { jobNamed, sentLetterOf } from '#/domain/assistant/replies/jobFacts.fr';
import {
  bullets,
  counted,
  distanceInWords,
  skillsNamed,
  timeInWords,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { readRequest } from '#/domain/assistant/requestText.fr';
import { opened } from '#/domain/assistant/terms';
import { DIPLOMA_LEVELS } from '#/domain/cv/cv';
import type { CvExperience, DiplomaLevel } from '#/domain/cv/cv';
import { dayInWords, FOLDED_MONTH_NAMES, MONTH_NAMES, weekdayOn } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

type Asked = { readonly line: string; readonly facts: SearchFacts; readonly jobs: readonly Job[] };

/** Says nothing of which job is meant. */
const NO_NAME =
  /^(?:les?|la|des?|du|en|et|a|au|aux|chez|pour|sur|par|poste|offre|agent|chef|cabinet|groupe|ville|centre|service|services|super|maison|hf|sans|avec|mon|ma|mes|combien|score|dans|est|qui|quoi|quand|fait|plus|jour|nuit|cdi|cdd)$/u;

const wordsIn = (text: string): readonly string[] =>
  (fold(text).match(/[a-z0-9]+/gu) ?? []).filter((word) => word.length > 1 && !NO_NAME.test(word));
const sameWord = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && a.replace(/e?s?$/u, '') === b.replace(/e?s?$/u, ''));

/** The jobs that a line names, the house before the trade and the town; several where it does not say which. */
export const jobsNamedIn = (line: string, jobs: readonly Job[]): readonly Job[] => {
  const said = wordsIn(line);
  const count = (text: string): number =>
    wordsIn(text).filter((word) => said.some((each) => sameWord(each, word))).length;
  const rated = jobs.map((job) => ({
    job,
    worth: 3 * count(job.company) + count(job.title) + count(job.place),
  }));
  const best = Math.max(0, ...rated.map(({ worth }) => worth));
  return best < 2 ? [] : rated.filter(({ worth }) => worth === best).map(({ job }) => job);
};

const NUMBERS: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
};
const becameOf = ({ application }: Job, today: string): string =>
  application === null
    ? 'pas encore de candidature notée'
    : application.status === 'rejected'
      ? 'candidature refusée'
      : `candidature envoyée ${distanceInWords(application.date, today)}`;
const scoreLine = (job: Job, today: string): string =>
  `${jobNamed(job)}\u00a0: ${job.analysis?.score ?? 0} sur 100, le ${dayInWords((job.analysis?.date ?? '').slice(0, 10))}, ${becameOf(job, today)}.`;

const TOP =
  /\b(?:(?:mes|les) )?(?:(\d|deux|trois|quatre|cinq|dix) )?(?:meilleure?s?|plus (?:hauts?|hautes?|eleve[es]*)|mieux (?:notees?|classees?)|plus gros) (?:scores?|offres?|notes?|comparaisons?|resultats?|compatibilites?)\b|\b(?:offres?|comparaisons?) .{0,20}\bmeilleure?s? (?:en )?scores?\b|\bmeilleure?s? en score/u;
const BOTTOM =
  /\b(?:plus (?:mauvais|bas|basse|faible)|pire|moins bon(?:ne)?) (?:score|note|comparaison|resultat|offre)\b/u;

/** The best or the lowest scores, with ties, what became of them and what was not compared. */
const scoresInOrder = ({ line, facts, jobs }: Asked): Reply | null => {
  if (/\bcombien\b/u.test(line)) return null;
  const isLow = BOTTOM.test(line);
  const top = TOP.exec(line);
  if (
    !isLow &&
    (top === null ||
      !/\bscores?\b|\bnotes?\b|\bcompar|\bcompatib|\bmeilleures? offres? en\b/u.test(line))
  )
    return null;
  const compared = jobs
    .filter(({ analysis }) => analysis !== null)
    .toSorted((a, b) => (b.analysis?.score ?? 0) - (a.analysis?.score ?? 0));
  const named = jobsNamedIn(line, jobs);
  if (compared.length === 0) return null;
  if (named.length > 1) return null;
  const ordered = isLow ? compared.toReversed() : compared;
  const [first] = ordered;
  if (first === undefined) return null;
  const wanted = top?.[1] === undefined ? 0 : (NUMBERS[top[1]] ?? Number(top[1]));
  const most = Math.max(wanted, 3);
  const rest = ordered.slice(1, most);
  const waiting = jobs.filter(
    ({ analysis, dossier, application }) =>
      analysis === null && (dossier !== null || application !== null),
  );
  const lacks = skillsNamed(first.analysis?.missing ?? []).slice(0, 4);
  return reply(
    [
      wanted > 1
        ? `${compared.length < wanted ? `Vous n’avez comparé que ${counted(compared.length, 'offre', 'offres')}, la plus haute d’abord` : `Vos ${wanted} ${isLow ? 'scores les plus bas' : 'meilleurs scores'}`}\u00a0:\n${ordered
            .slice(0, wanted)
            .map((job, at) => `${at + 1}. ${scoreLine(job, facts.today)}`)
            .join('\n')}`
        : `Votre ${isLow ? 'score le plus bas' : 'meilleur score'}\u00a0: ${scoreLine(first, facts.today)}${lacks.length === 0 ? '' : ` Il y manque\u00a0: ${lacks.join(', ')}.`}`,
      ...(wanted > 1 || rest.length === 0
        ? []
        : [`Ensuite\u00a0:\n${bullets(rest.map((job) => scoreLine(job, facts.today)))}`]),
      ...(waiting.length === 0
        ? []
        : [
            `Pas encore comparé avec votre CV\u00a0: ${waiting.slice(0, 3).map(jobNamed).join(', ')}.`,
          ]),
    ].join('\n\n'),
    {
      links: [
        to('analysis', 'Ouvrir cette analyse', first.analysis?.id ?? null),
        to('analyses', 'Voir mes analyses'),
      ],
      suggestions: ['Que me manque-t-il le plus souvent\u202f?'],
    },
  );
};

const OF_SCORE =
  /\b(?:mon |le |quel )?scores?\b|\bpourquoi (?:j ai |que |seulement )*\d{1,2}\b(?! (?:jours?|mois|ans))|\b\d{1,2} ?(?:%|sur 100)/u;
const OF_GAP =
  /\b(?:ce qui|qu est ce qu|il) (?:il )?(?:me |m )manque|\bmanque(?:nt)?\b|\bpoints? faibles?\b|\becarts?\b|\blacunes?\b/u;

/** The score and the gaps of one job that is named, as they were noted; that it was not compared where it was not. */
const ofOneComparison = ({ line, jobs, facts }: Asked): Reply | null => {
  const asksScore = OF_SCORE.test(line);
  const asksGap =
    OF_GAP.test(line) &&
    /\b(?:offre|poste|pour|chez|a la|a l|par rapport)\b/u.test(line) &&
    !/\b(?:souvent|toutes? mes|mes comparaisons)\b/u.test(line);
  if (!asksScore && !asksGap) return null;
  // The other half of the question is answered elsewhere.
  if (/\bet (?:quelle?|quand|combien|ou)\b/u.test(line)) return null;
  if (
    /\b(?:comment|ameliorer|augmenter|monter|comprend|calcul[a-z]*|veut dire|signifie)\b/u.test(
      line,
    ) &&
    !/\bcomprend[s]? pas\b/u.test(line)
  )
    return null;
  const named = jobsNamedIn(line, jobs);
  if (asksScore && named.length === 2 && named.every(({ analysis }) => analysis !== null))
    return null;
  const both =
    asksScore && /\bentre\b.*\bet\b/u.test(line)
      ? jobs.filter(
          (job) =>
            wordsIn(job.company).some((word) => wordsIn(line).includes(word)) &&
            job.analysis !== null,
        )
      : [];
  if (both.length === 2) {
    const [high, low] = both.toSorted(
      (a, b) => (b.analysis?.score ?? 0) - (a.analysis?.score ?? 0),
    );
    if (high !== undefined && low !== undefined)
      return reply(
        `${jobNamed(high)} a le meilleur score\u00a0: ${high.analysis?.score ?? 0} sur 100, contre ${low.analysis?.score ?? 0} pour ${jobNamed(low)}. Il y manque\u00a0: ${
          skillsNamed(high.analysis?.missing ?? [])
            .slice(0, 4)
            .join(', ') || 'rien'
        }.`,
        { links: [to('analyses', 'Voir mes analyses')] },
      );
  }
  const [job] = named;
  if (job === undefined || named.length > 1) return null;
  const { analysis } = job;
  if (analysis === null)
    return reply(
      `${jobNamed(job)} n’a pas encore été comparé avec votre CV\u00a0: il n’y a donc ni score ni écart noté. ${offerTextOf(job) === '' ? 'Collez l’annonce dans Match CV / Offre' : 'Lancez la comparaison'}, et je vous dirai ce qui correspond et ce qui manque.`,
      { links: [to('match', 'Comparer cette offre')] },
    );
  const lacks = skillsNamed(analysis.missing);
  const held = skillsNamed(analysis.matching);
  const partial = analysis.report?.advice.slice(0, 2).map(({ text }) => text) ?? [];
  return reply(
    [
      `${jobNamed(job)}\u00a0: ${analysis.score} sur 100, comparé le ${dayInWords(analysis.date.slice(0, 10))} (${becameOf(job, facts.today)}).`,
      lacks.length === 0
        ? 'Rien de ce que l’offre demande ne manque à votre CV.'
        : `Ce que l’offre demande et que votre CV ne montre pas\u00a0:\n${bullets(lacks.map((each) => `${each}.`))}`,
      ...(held.length === 0 ? [] : [`Ce que votre CV montre déjà\u00a0: ${held.join(', ')}.`]),
      ...(lacks.length === 0
        ? []
        : [
            partial.length > 0
              ? `Pour monter\u00a0: ${partial.join(' ')}`
              : `Pour monter\u00a0: si vous avez ${lacks[0] ?? ''} sans l’avoir écrit, ajoutez-le à votre CV avec une ligne concrète\u202f; sinon, dites comment vous comptez l’apprendre.`,
          ]),
    ].join('\n\n'),
    { links: [to('analysis', 'Ouvrir cette analyse', analysis.id), to('myCv', 'Ouvrir Mon CV')] },
  );
};

const OF_LETTER = /\blettres?\b/u;
const SAID_IN_IT =
  /\b(?:ecrit|racont[a-z]*|disais|dit|parl[a-z]*|mis|redige|contenu|relire|dedans|disait)\b/u;
const WANTS_LETTERS =
  /\bquelles? (?:sont )?(?:mes |les )?lettres?\b|\blettres? (?:ai je|j ai|que j ai|est ce que j ai)(?: deja)?\b|\bcombien (?:de |d )?lettres?\b|\bj ai combien de lettres?\b/u;

/** The letter kept for a job, or all that are kept. */
const ofLetters = ({ line, jobs, facts }: Asked): Reply | null => {
  if (
    !OF_LETTER.test(line) ||
    /\bcomment\b|\brecommandation\b|\b(?:fais|ecris|redige|ecrire)\b(?! (?:quoi|une? quelles?))/u.test(
      line,
    )
  )
    return null;
  if (/\b(?:mail|date|modifi[a-z]*|tonalite|ton\b|longueur|mots)\b/u.test(line)) return null;
  if (
    WANTS_LETTERS.test(line) &&
    jobsNamedIn(line, jobs).length === 0 &&
    /\bmes\b|\bj ai\b|\bai je\b/u.test(line)
  ) {
    const { letters } = facts;
    const without = jobs.filter(
      (job) =>
        job.application !== null && job.letters.length === 0 && job.application.letter === '',
    );
    return reply(
      [
        letters.length === 0
          ? 'Aucune lettre n’est encore gardée.'
          : `Vous gardez ${counted(letters.length, 'lettre', 'lettres')}\u00a0:\n${bullets(letters.slice(0, 8).map(({ form, name, changedAt, applicationId }) => `${form.title === '' ? name : `«\u00a0${form.title}\u00a0»`}${form.company === '' ? '' : ` (${form.company})`}, le ${dayInWords(changedAt.slice(0, 10))}${applicationId === null ? '' : ', liée à une candidature envoyée'}.`))}`,
        ...(without.length === 0
          ? []
          : [
              `Candidatures sans lettre gardée\u00a0: ${without.slice(0, 4).map(jobNamed).join(', ')}.`,
            ]),
      ].join('\n\n'),
      { links: [to('coverLetter', 'Ouvrir mes lettres')] },
    );
  }
  if (!SAID_IN_IT.test(line) || !/\b(?:quoi|que|qu|contenu|relire|rappelle|deja)\b/u.test(line))
    return null;
  // "Est-ce que ma lettre parle de …" looks for words in it.
  if (
    /\best ce que (?:ma|la) lettre\b|\bai je (?:parle|mis|dit)\b.*\b(?:de|du|des|que)\b/u.test(line)
  )
    return null;
  const [job, other] = jobsNamedIn(
    line,
    jobs.filter(
      ({ letters, application }) => letters.length > 0 || (application?.letter ?? '') !== '',
    ),
  );
  if (job === undefined || other !== undefined) {
    const [named] = jobsNamedIn(line, jobs);
    return named === undefined
      ? null
      : reply(`Aucune lettre n’est gardée pour ${jobNamed(named)}.`, {
          links: [to('coverLetter', 'Ouvrir mes lettres')],
        });
  }
  const letter = job.letters[0];
  const text = sentLetterOf(job);
  if (text === '') return null;
  const meeting = job.application?.interviews.find(({ start }) => start >= facts.now);
  return reply(
    [
      `Votre lettre pour ${jobNamed(job)}${letter === undefined ? '' : `, du ${dayInWords(letter.changedAt.slice(0, 10))}`}\u00a0:`,
      text,
      ...(meeting === undefined
        ? []
        : [
            `L’entretien est noté le ${weekdayOn(meeting.start)} ${timeInWords(meeting.start)}${meeting.place === '' ? '' : ` (${meeting.place})`}\u00a0: reprenez à l’oral ce que cette lettre annonce, avec un exemple pour chaque point.`,
          ]),
    ].join('\n\n'),
    { links: [to('coverLetter', 'Ouvrir mes lettres')] },
  );
};

/** Fields of work as people call them, and what posts of each say. */
const FIELDS: readonly (readonly [asked: RegExp, held: RegExp])[] = [
  [
    /\b(?:secretariat|secretaire|administratif|administration|assistanat)\b/u,
    /\b(?:secretaire|secretariat|administrati|assistant)/u,
  ],
  [/\b(?:compta(?:bilite)?|comptable)\b/u, /\b(?:comptab|compta)/u],
  [
    /\b(?:vente|commerce|commercial|commerciale|vendeuse?|vendeur)\b/u,
    /\b(?:vente|vendeu|commercial|account manager|prospection|magasin)/u,
  ],
  [
    /\b(?:management|encadrement|manager|chef d equipe|equipe)\b/u,
    /\b(?:chef d.?equipe|cheffe|manager(?! b2b)|encadr|responsable d|superviseur)/u,
  ],
  [
    /\b(?:logistique|entrepot|cariste|manutention)\b/u,
    /\b(?:logistique|cariste|entrepot|magasinier|preparateur)/u,
  ],
  [
    /\b(?:soin|soins|sante|soignant|aide soignante?)\b/u,
    /\b(?:soignant|infirmi|auxiliaire de vie|soin)/u,
  ],
  [
    /\b(?:communication|com|reseaux sociaux)\b/u,
    /\b(?:communication|community|reseaux sociaux|social media)/u,
  ],
  [
    /\b(?:informatique|dev|developpement|developpeur|developpeuse)\b/u,
    /\b(?:developpeu|informatique|ingenieur logiciel|devops)/u,
  ],
  [/\b(?:menage|nettoyage|entretien)\b/u, /\b(?:entretien|menage|nettoyage|proprete)/u],
  [
    /\b(?:conduite|chauffeur|livraison|livreur|transport)\b/u,
    /\b(?:chauffeur|conducteur|livreur|routier)/u,
  ],
  [
    /\b(?:restauration|cuisine|cuisinier|cuisiniere|service en salle)\b/u,
    /\b(?:cuisin|serveu|restauration|commis|plonge)/u,
  ],
  [/\bpaie\b/u, /\bpaie\b/u],
];
const FREELANCE =
  /\b(?:freelance|independant|a mon compte|auto ?entrepreneu[a-z]*|micro ?entreprise)\b/u;
const YEARS_OF =
  /\b(?:combien (?:d |de )?(?:annees?|ans|mois|temps|d annees)|depuis combien (?:de temps|d annees)|annees? d experience)\b|\bcombien d ?annees?\b/u;

const textOf = ({ jobTitle, tasks }: CvExperience): string =>
  fold([jobTitle?.value ?? '', ...tasks.map(({ value }) => value)].join(' . ')).replaceAll(
    /['’-]/gu,
    ' ',
  );

/** How many years in a field, by the posts that tell of it, with and without those of one's own business where that is asked. */
const yearsInField = ({ line, facts }: Asked): Reply | null => {
  if (!YEARS_OF.test(line) || facts.cv.status !== 'read') return null;
  if (
    /\b(?:candidatures?|postule|relance|nouvelles|entretien (?:a|chez)|faut|faire|demande|minimum)\b/u.test(
      line,
    )
  )
    return null;
  const field = FIELDS.find(([asked]) => asked.test(line));
  if (field === undefined) return null;
  const { cv } = facts.cv;
  // A post by its title, and by its tasks only where no title tells of the field.
  const titled = cv.experiences.filter(({ jobTitle }) =>
    field[1].test(fold(jobTitle?.value ?? '').replaceAll(/['’-]/gu, ' ')),
  );
  const posts =
    titled.length > 0 ? titled : cv.experiences.filter((post) => field[1].test(textOf(post)));
  const said = field[0].exec(line)?.[0] ?? '';
  const name = SPELT[said] ?? said;
  const links = [to('myCv', 'Vérifier mes dates')];
  if (posts.length === 0)
    return reply(
      `Aucun poste de votre CV ne parle de ce domaine, «\u00a0${name}\u00a0»\u00a0: je ne compte donc aucune année. Si un poste en comprenait, écrivez-le dans ses tâches.`,
      { links },
    );
  const total = lengthOfPosts(posts, cv);
  const own = posts.filter((post) => FREELANCE.test(textOf(post)));
  const others = posts.filter((post) => !own.includes(post));
  const byTask = titled.length === 0;
  return reply(
    [
      `${total === '' ? 'Les dates manquent pour compter' : total} en «\u00a0${name}\u00a0», d’après les dates de votre CV${byTask ? ' (le poste entier\u00a0: ses tâches en parlent, sans dire quelle part)' : ''}${FREELANCE.test(line) && own.length > 0 ? `, freelance compris\u202f; sans le freelance, ${lengthOfPosts(others, cv) || 'aucune'}` : ''}.`,
      bullets(posts.map((post) => `${postLine(post, cv)}.`)),
      'Les périodes qui se chevauchent ne sont comptées qu’une fois, et les mois sans poste ne le sont pas.',
    ].join('\n\n'),
    { links, suggestions: ['Quels sont mes points forts\u202f?'] },
  );
};
const SPELT: Readonly<Record<string, string>> = {
  secretariat: 'secrétariat',
  comptabilite: 'comptabilité',
  equipe: 'encadrement d’équipe',
  'chef d equipe': 'chef d’équipe',
  management: 'management',
  'aide soignante': 'aide-soignante',
  'aide soignant': 'aide-soignant',
  developpement: 'développement',
  sante: 'santé',
  entrepot: 'entrepôt',
  menage: 'ménage',
  reseaux: 'réseaux',
  com: 'communication',
  compta: 'comptabilité',
};

const DETAILS: readonly (readonly [RegExp, 'email' | 'phone', string])[] = [
  [/\b(?:mon |d )?(?:e ?mail|mail|adresse mail|courriel)\b/u, 'email', 'e-mail'],
  [/\b(?:mon |de )?(?:telephone|numero|tel|portable)\b/u, 'phone', 'téléphone'],
];

const rankOf = (level: DiplomaLevel | null): number =>
  level === null ? -1 : DIPLOMA_LEVELS.indexOf(level);

/** What the CV says of how to reach who it is of, and the highest diploma. */
const ofCvDetails = ({ line, facts }: Asked): Reply | null => {
  if (facts.cv.status !== 'read' || !/\bcv\b/u.test(line)) return null;
  const { cv } = facts.cv;
  const links = [to('myCv', 'Ouvrir Mon CV')];
  const detail = /\b(?:recruteu|contact|dame|monsieur|envoyer|faut|dois|mettre)\b/u.test(line)
    ? undefined
    : DETAILS.find(([pattern]) => pattern.test(line));
  if (detail !== undefined) {
    const value = cv.person[detail[1]]?.value ?? '';
    return reply(
      value === ''
        ? `Non\u00a0: je ne lis aucun ${detail[2]} dans votre CV. Ajoutez-le en haut, sous votre nom.`
        : `Votre CV donne ce ${detail[2]}\u00a0: ${value}.`,
      { links },
    );
  }
  if (
    /\b(?:diplome|etudes) (?:le )?(?:plus (?:eleve|haut)|superieur)\b|\bplus (?:haut|eleve|gros) (?:diplome|niveau)\b/u.test(
      line,
    )
  ) {
    const [best] = cv.education
      .filter(({ inProgress }) => !inProgress)
      .toSorted((a, b) => rankOf(b.level) - rankOf(a.level));
    if (best === undefined) return null;
    return reply(
      `Le diplôme le plus élevé de votre CV\u00a0: ${best.degree.value}${best.institution === null ? '' : `, ${best.institution.value}`}${best.end === null ? '' : `, ${best.end.value.year}`}.`,
      { links },
    );
  }
  return null;
};

const OF_HOURS =
  /\b(?:horaires?|de jour\b|de nuit\b|en journee|ecole|mercredi libre|du matin|le soir|week ?ends?)\b/u;
const HOURS_TOLD =
  /(?:[^.\n;]*(?:\d{1,2} ?h(?:eures)? ?\d{0,2}\s?(?:à|-|–)\s?\d{1,2} ?h|horaires?|de nuit|de jour|3x8|2x8|week-ends?|temps (?:partiel|plein)|mi-temps|\d{2} ?h(?:eures)? par semaine|journée)[^.\n;]*)/giu;
const KEPT =
  /\b(?:gardee?s?|sauvegardee?s?|enregistree?s?|mises? de cote|mes offres|celles?|favoris?)\b/u;

/** What kept offers say of their hours: those that tell, then those that do not. */
const offersByHours = ({ line, jobs }: Asked): Reply | null => {
  if (
    !OF_HOURS.test(line) ||
    !/\b(?:offres?|annonces?|laquelle|lesquelles?)\b/u.test(line) ||
    /\bcomment\b/u.test(line)
  )
    return null;
  if (!KEPT.test(line) && !/\b(?:y a t il|il y a|ai je|j ai) (?:une|des) offres?\b/u.test(line))
    return null;
  if (jobsNamedIn(line, jobs).length === 1) return null;
  const kept = jobs.filter(({ application, dossier }) => dossier !== null && application === null);
  if (kept.length === 0) return null;
  const told = kept.map((job) => ({
    job,
    hours: [
      ...new Set([...offerTextOf(job).matchAll(HOURS_TOLD)].map(([words]) => words.trim())),
    ].slice(0, 3),
  }));
  const wanted = /\bde nuit\b/u.test(line)
    ? /nuit/iu
    : /\bde jour\b|\ben journee\b/u.test(line)
      ? /jour(?:née)?(?!s)/iu
      : null;
  const fits = told.filter(
    ({ hours }) =>
      hours.length > 0 &&
      (wanted === null || hours.some((each) => wanted.test(each) && !/\d+ jours?/iu.test(each))),
  );
  const silent = told.filter(({ hours }) => hours.length === 0);
  const forSchool = /\becole\b/u.test(line);
  const early = forSchool ? fits.filter(({ hours }) => hours.some((each) => endsByFour(each))) : [];
  const shown =
    early.length > 0 ? [...early, ...fits.filter((each) => !early.includes(each))] : fits;
  const first = early[0];
  return reply(
    [
      ...(first === undefined
        ? []
        : [
            `${jobNamed(first.job)} finit assez tôt pour la sortie de l’école, d’après son annonce.`,
          ]),
      fits.length === 0
        ? `Aucune de vos ${counted(kept.length, 'offre gardée', 'offres gardées')} ne dit ${wanted === null ? 'ses horaires' : 'cela de ses horaires'}.`
        : `Ce que disent les annonces\u00a0:\n${bullets(shown.map(({ job, hours }) => `${jobNamed(job)}${job.place === '' ? '' : `, ${job.place}`}\u00a0: «\u00a0${hours.join('\u00a0»\u202f; «\u00a0')}\u00a0».`))}`,
      ...(silent.length === 0
        ? []
        : [
            `Non précisé pour ${silent.map(({ job }) => jobNamed(job)).join(', ')}\u00a0: demandez au recruteur l’heure de début, l’heure de fin et les jours travaillés.`,
          ]),
    ].join('\n\n'),
    { links: [to('applications', 'Ouvrir mes candidatures')] },
  );
};
const LATEST_END = 16.5;
const endsByFour = (hours: string): boolean =>
  [...hours.matchAll(/(?:à|-|–)\s?(\d{1,2}) ?h ?(\d{2})?/giu)].some(
    ([, hour = '99', minutes]) => Number(hour) + Number(minutes ?? 0) / 60 <= LATEST_END,
  );

const WITHOUT_APPLYING =
  /\b(?:sans (?:avoir )?(?:encore )?(?:postul[a-z]*|candidat[a-z]*)|pas (?:encore )?(?:postule|candidate)|a postuler|reste[a-z]* a postuler)\b/u;
const WITHOUT_DATE =
  /\b(?:pas|sans|aucune) (?:encore )?(?:mis |note |de |d )*(?:date|relance)\b.*\brelance|\bpas (?:encore )?de (?:date de )?relance\b|\bsans (?:date de )?relance\b/u;

/** Offers that were kept and not applied for, applications without a date to follow them up. */
const setAside = ({ line, jobs, facts }: Asked): Reply | null => {
  const kept = jobs.filter(
    ({ application, dossier, analysis }) =>
      application === null && (dossier !== null || analysis !== null),
  );
  if (
    WITHOUT_APPLYING.test(line) &&
    /\b(?:offres?|annonces?|lesquelles|quelles?)\b/u.test(line) &&
    !/\bcomment\b/u.test(line)
  ) {
    if (kept.length === 0)
      return reply('Toutes les offres que vous gardez ont une candidature notée.', {
        links: [to('applications', 'Ouvrir mes candidatures')],
      });
    return reply(
      `${counted(kept.length, 'offre gardée', 'offres gardées')} sans candidature notée\u00a0:\n${bullets(kept.slice(0, 8).map((job) => `${jobNamed(job)}${job.place === '' ? '' : `, ${job.place}`}${job.analysis === null ? ', pas encore comparée' : `, ${job.analysis.score} sur 100`}.`))}`,
      {
        links: [to('applications', 'Ouvrir mes candidatures')],
        suggestions: ['Que me manque-t-il le plus souvent\u202f?'],
      },
    );
  }
  if (WITHOUT_DATE.test(line) && /\b(?:qui|quelles?|lesquelles?|candidatures?)\b/u.test(line)) {
    const open = facts.applications.filter(
      ({ status, followUps, interviews }) =>
        status !== 'rejected' &&
        followUps.every(({ doneOn }) => doneOn !== null) &&
        interviews.every(({ start }) => start < facts.now),
    );
    return reply(
      open.length === 0
        ? 'Toutes vos candidatures en cours ont une date de relance ou un entretien à venir.'
        : `Sans date de relance\u00a0:\n${bullets(open.map((one) => `«\u00a0${one.title}\u00a0» (${one.company}), envoyée le ${dayInWords(one.date)}, il y a ${daysBetween(one.date as never, facts.today)} jours.`))}\n\nUne semaine après l’envoi est un bon moment\u202f; au-delà de quinze jours, relancez tout de suite.`,
      {
        links: [to('applications', 'Ouvrir mes candidatures')],
        suggestions: ['Écrire un e-mail de relance'],
      },
    );
  }
  return null;
};

const NEXT_MEETING = /\b(?:prochaine?|mon) (?:entretien|rdv|rendez vous)\b/u;

/** The next interview: when, where, with whom, and what to prepare where that is asked. */
const nextMeeting = ({ line, jobs, facts }: Asked): Reply | null => {
  if (!NEXT_MEETING.test(line) || !/\bprochaine?\b|\bpreparer\b/u.test(line)) return null;
  const wantsMore = /\b(?:avec qui|preparer|ou (?:ca|c est|est)|et ou)\b/u.test(line);
  if (!wantsMore || jobsNamedIn(line, jobs).length === 1) return null;
  const [next] = jobs
    .flatMap((job) => (job.application?.interviews ?? []).map((meeting) => ({ job, meeting })))
    .filter(
      ({ meeting, job }) => meeting.start >= facts.now && job.application?.status !== 'rejected',
    )
    .toSorted((a, b) => (a.meeting.start < b.meeting.start ? -1 : 1));
  if (next === undefined) return null;
  const { job, meeting } = next;
  const people = (job.application?.contacts ?? [])
    .filter(({ name, role }) => name !== '' || role !== '')
    .map(({ name, role }) => (name === '' ? role : role === '' ? name : `${name} (${role})`));
  const lacks = skillsNamed(job.analysis?.missing ?? []).slice(0, 3);
  const held = skillsNamed(job.analysis?.matching ?? []).slice(0, 3);
  return reply(
    [
      `Votre prochain entretien\u00a0: ${jobNamed(job)}, le ${weekdayOn(meeting.start)} ${timeInWords(meeting.start)}, ${distanceInWords(meeting.start.slice(0, 10), facts.today)}${meeting.place === '' ? '' : ` (${meeting.place})`}, avec ${people.length === 0 ? 'quelqu’un que vous n’avez pas noté' : people.join(' et ')}.`,
      ...(/\bpreparer\b/u.test(line)
        ? [
            `À préparer\u00a0:\n${bullets([
              ...(lacks.length === 0
                ? []
                : [
                    `Ce que votre CV ne montre pas\u00a0: ${lacks.join(', ')}. Ayez une réponse prête.`,
                  ]),
              ...(held.length === 0
                ? []
                : [
                    `Vos arguments pour cette offre\u00a0: ${held.join(', ')}. Un exemple avec un résultat pour chacun.`,
                  ]),
              ...(meeting.notes === ''
                ? []
                : [`Vous avez noté\u00a0: «\u00a0${meeting.notes}\u00a0».`]),
              'Deux questions à poser sur l’équipe et les premières semaines.',
            ])}`,
          ]
        : []),
    ].join('\n\n'),
    {
      links:
        job.application === null
          ? []
          : [
              to('interview', 'Préparer cet entretien', job.application.id),
              to('application', 'Ouvrir cette candidature', job.application.id),
            ],
    },
  );
};

const SENT_WHEN =
  /\b(?:postule|candidate|envoye)\b.*\b(?:quand|quel jour|quelle date)\b|\bquand\b.*\b(?:postule|candidate|envoye)\b/u;
const WHAT_SENT =
  /\b(?:qu est ce que|c est quoi ce que|quoi|ce que) (?:j ai |ai je )?(?:envoye|transmis)\b.*\b(?:et quand|quand)\b/u;

/** When, and what, was sent to a house that is named. */
const sentTo = ({ line, jobs, facts }: Asked): Reply | null => {
  const what = WHAT_SENT.test(line);
  if (!what && !SENT_WHEN.test(line)) return null;
  const named = jobsNamedIn(
    line,
    jobs.filter(({ application }) => application !== null),
  );
  const [job] = named;
  const application = job?.application ?? null;
  if (job === undefined || application === null || named.length > 1) return null;
  const letter = job.letters[0];
  const done = application.followUps
    .filter(({ doneOn }) => doneOn !== null)
    .map(({ doneOn }) => dayInWords(doneOn ?? ''));
  const next = application.followUps.find(({ doneOn }) => doneOn === null);
  return reply(
    [
      `Votre candidature pour ${jobNamed(job)} est partie le ${weekdayOn(application.date)} ${dayInWords(application.date)}, ${distanceInWords(application.date, facts.today)}.`,
      bullets([
        `CV\u00a0: ${application.cvName === '' ? 'le fichier n’est pas noté' : `«\u00a0${application.cvName}\u00a0»`}.`,
        `Lettre\u00a0: ${letter !== undefined ? `gardée, du ${dayInWords(letter.changedAt.slice(0, 10))}` : application.letter === '' ? 'aucune n’est gardée' : 'son texte est gardé avec la candidature'}.`,
        ...(application.notes === '' ? [] : [`Noté\u00a0: «\u00a0${application.notes}\u00a0».`]),
        `Relance\u00a0: ${done.length === 0 ? 'aucune n’est notée comme faite' : `faite le ${done.join(', ')}`}${next === undefined ? '' : `\u202f; prévue le ${dayInWords(next.due)}, ${distanceInWords(next.due, facts.today)}`}.`,
        `Réponse\u00a0: ${application.status === 'rejected' ? 'refus' : application.status === 'interview' ? 'entretien obtenu' : application.status === 'inReview' ? 'candidature en cours d’examen' : 'aucune n’est notée'}.`,
      ]),
    ].join('\n\n'),
    { links: [to('application', 'Ouvrir cette candidature', application.id)] },
  );
};

/** Applications of several months that are named together, and refusals since a time. */
const inMonths = ({ line, facts }: Asked): Reply | null => {
  const months = FOLDED_MONTH_NAMES.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(line));
  const since = /\bdepuis (?:le (?:mois|debut) (?:de |d ))?([a-z]+)\b/u.exec(line)?.[1] ?? '';
  const isRefused = /\brefus\b|\brefusee?s?\b/u.test(line);
  const counts = /\bcombien\b/u.test(line);
  if (!counts || !/\b(?:candidatures?|refus|postule|envoye[a-z]*)\b/u.test(line)) return null;
  const start = FOLDED_MONTH_NAMES.indexOf(since);
  if (months.length < 2 && !(isRefused && start >= 0)) return null;
  const year = facts.today.slice(0, 4);
  const numberOf = (name: string): string =>
    String(FOLDED_MONTH_NAMES.indexOf(name) + 1).padStart(2, '0');
  const dayOfIt = (one: SearchFacts['applications'][number]): string =>
    isRefused
      ? (one.history.findLast(({ status }) => status === 'rejected')?.on ?? one.date)
      : one.date;
  const found = facts.applications
    .filter(({ status }) => !isRefused || status === 'rejected')
    .filter((one) =>
      start >= 0 && months.length < 2
        ? dayOfIt(one) >= `${year}-${numberOf(since)}-01`
        : months.some((name) => dayOfIt(one).startsWith(`${year}-${numberOf(name)}`)),
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const when =
    start >= 0 && months.length < 2
      ? `depuis ${MONTH_NAMES[start] ?? ''} ${year}`
      : `en ${months.map((name) => MONTH_NAMES[FOLDED_MONTH_NAMES.indexOf(name)] ?? '').join(' et ')} ${year}`;
  return reply(
    `${found.length === 0 ? (isRefused ? 'Aucun refus' : 'Aucune candidature') : isRefused ? counted(found.length, 'refus', 'refus') : counted(found.length, 'candidature', 'candidatures')} ${when}${found.length === 0 ? ' dans votre suivi.' : `\u00a0:\n${bullets(found.map((one) => `«\u00a0${one.title}\u00a0» (${one.company}), ${isRefused ? `refusée le ${dayInWords(dayOfIt(one))}${one.notes === '' ? '' : `\u202f; vous avez noté «\u00a0${one.notes}\u00a0»`}` : `envoyée le ${dayInWords(one.date)}`}.`))}`}`,
    { links: [to('applications', 'Ouvrir mes candidatures')] },
  );
};

const ANSWERS: readonly ((asked: Asked) => Reply | null)[] = [
  ofLetters,
  scoresInOrder,
  ofOneComparison,
  yearsInField,
  ofCvDetails,
  offersByHours,
  setAside,
  nextMeeting,
  sentTo,
  inMonths,
];

const LONGEST = 26;

/** What the account answers where a question says plainly which of its records are meant, of what, on what condition and in what order; null where it asks for something else. */
export const ownFirst = (question: string, facts: SearchFacts): Reply | null => {
  const jobs = accountOf(facts).filter(isJob);
  const written = readRequest(
    question,
    jobs.map(({ company }) => company),
  );
  const line = opened(written)
    .replaceAll(/\bc koi\b|\bc quoi\b/gu, 'c est quoi')
    .replaceAll(/[’'?!.,;:-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (line.split(' ').length > LONGEST) return null;
  const asked: Asked = { line, facts, jobs };
  for (const answer of ANSWERS) {
    const made = answer(asked);
    if (made !== null) return made;
  }
  return null;
};
