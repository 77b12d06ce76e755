import type { Application } from '#/domain/applications/application';
import { nextFollowUp } from '#/domain/applications/followUps';
import type { Job } from '#/domain/assistant/account';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { namedAnalysis } from '#/domain/assistant/namedRecords';
import { gapsOfAllReply } from '#/domain/assistant/replies/commonLacks.fr';
import {
  fieldAsked,
  lengthOfPosts,
  postAtNamed,
  postsOfField,
} from '#/domain/assistant/replies/cvAspects.fr';
import { jobNamed } from '#/domain/assistant/replies/jobFacts.fr';
import {
  counted,
  distanceInWords,
  timeInWords,
  bullets,
  funnelIn,
  named,
  noApplications,
  silenceOf,
  skillsNamed,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { opened } from '#/domain/assistant/terms';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import type { Cv, CvExperience } from '#/domain/cv/cv';
import { monthsOfExperience } from '#/domain/cv/dates/years';
import { skillsToConfirm } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { hasFigure } from '#/domain/review/figures';
import { dayInWords, durationInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

const MOST_LISTED = 4;

const withoutCv = (facts: SearchFacts, words: string): Reply =>
  reply(
    facts.cv.status === 'reading'
      ? 'Votre CV est en cours de lecture. Reposez-moi la question dans un instant.'
      : facts.cv.status === 'unreadable'
        ? 'Votre CV est importé, mais son texte ne peut pas être lu. Exportez-le de nouveau en PDF ou DOCX, ou collez son texte.'
        : words,
    {
      links: [to('myCv', facts.cv.status === 'none' ? 'Importer mon CV' : 'Ouvrir Mon CV')],
      suggestions: ['Que mettre dans un CV ?'],
    },
  );

const offerOf = ({ offerTitle }: SavedAnalysis): string =>
  offerTitle === null ? 'cette offre' : `« ${offerTitle} »`;

const LEAST_SCORE =
  /\b(?:plus de|au[- ]dessus de|superieure?s? a|a partir de|au moins|minimum) (\d{2})\b(?! ?(?:ans|km|h\b|heures|euros|minutes))/u;

/** "Mes offres à plus de 70": the score asked for at least; null where none is. */
const leastScore = (question: string): number | null => {
  const found = LEAST_SCORE.exec(fold(question))?.[1];
  return found === undefined ? null : Number(found);
};

/** "Quelles offres pour moi": where they are ranked, and the nearest of those compared already. */
export const offersReply = (facts: SearchFacts, after = 0, question = ''): Reply => {
  if (facts.cv.status !== 'read')
    return withoutCv(
      facts,
      'Pour dire quelles offres vous vont, il me faut votre CV : importez-le, il reste sur votre appareil. En attendant, vous pouvez chercher par mots-clés et par lieu.',
    );
  const ranked = facts.analyses.toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  const least = leastScore(question);
  if (least !== null) {
    const above = ranked.filter(({ score }) => score >= least);
    return reply(
      above.length === 0
        ? `Aucune des offres que vous avez comparées n’atteint ${least} sur 100. Offres compatibles classe toutes les autres.`
        : `Les offres que vous avez comparées, à partir de ${least} sur 100 :\n${bullets(above.slice(0, MOST_LISTED).map((each) => `${offerOf(each)} : ${each.score} sur 100.`))}\n\nOffres compatibles classe toutes les autres.`,
      {
        links: [
          to('compatibleOffers', 'Voir les offres compatibles'),
          ...(above[0] === undefined ? [] : [to('analysis', 'Ouvrir cette analyse', above[0].id)]),
        ],
        suggestions: ['Qu’est-ce qui me manque ?'],
      },
    );
  }
  if (after > 0) {
    const next = ranked[after];
    return reply(
      next === undefined
        ? `Vous n’avez comparé vous-même que ${counted(ranked.length, 'offre', 'offres')} : la suite est dans Offres compatibles, classée de la plus proche à la plus éloignée.`
        : `La suivante, de celles que vous avez comparées, est ${offerOf(next)} : ${next.score} sur 100.${skillsNamed(next.missing).length > 0 ? ` Il y manque ${skillsNamed(next.missing).slice(0, MOST_LISTED).join(', ')}.` : ''}`,
      {
        links: [
          ...(next === undefined ? [] : [to('analysis', 'Ouvrir cette analyse', next.id)]),
          to('compatibleOffers', 'Voir les offres compatibles'),
        ],
        suggestions: ['Laquelle des deux offres me va le mieux ?', 'Qu’est-ce qui me manque ?'],
      },
    );
  }
  return reply(
    [
      `Les offres sont classées d’après votre CV « ${facts.cv.fileName} » dans Offres compatibles, de la plus proche à la plus éloignée, chacune avec ses raisons.`,
      ...(best === undefined
        ? []
        : [
            `De celles que vous avez comparées vous-même, la plus proche est ${offerOf(best)} : ${best.score} sur 100.`,
          ]),
      'Une annonce trouvée ailleurs ? Collez-la dans Match CV / Offre, vous saurez en un instant ce qui correspond.',
    ].join('\n\n'),
    {
      links: [
        to('compatibleOffers', 'Voir les offres compatibles'),
        to('match', 'Comparer une annonce'),
        ...(best === undefined ? [] : [to('analysis', 'Ouvrir cette analyse', best.id)]),
      ],
      suggestions: ['Qu’est-ce qui me manque ?', 'Que faire aujourd’hui ?'],
    },
  );
};

/** Said where no offer that is asked about was compared. */
export const noAnalysis = (): Reply =>
  reply(
    'Je n’ai pas encore comparé cette offre avec votre CV. Collez l’annonce : je vous dirai ce qui correspond, ce qui manque, et pourquoi.',
    { links: [to('match', 'Comparer mon CV avec une offre')], suggestions: ['Que dit mon CV ?'] },
  );

/** How one thing that the question names stands in the comparison; none where it names none. */
const askedRow = (
  question: string,
  { report, offerTitle, company }: SavedAnalysis,
): readonly string[] => {
  const ofOffer = contentStems(`${offerTitle ?? ''} ${company ?? ''}`);
  const asked = contentStems(question).filter((stem) => !ofOffer.includes(stem));
  const row = (report?.rows ?? []).find(
    ({ label, axis }) =>
      axis !== 'missions' &&
      axis !== 'occupation' &&
      contentStems(label).some((stem) => asked.some((each) => sameRoot(each, stem))),
  );
  if (row === undefined) return [];
  const shown =
    row.tenths >= row.possibleTenths
      ? 'votre CV le montre'
      : row.tenths > 0
        ? 'votre CV ne le montre qu’en partie'
        : 'votre CV ne le montre pas';
  return [`«\u00a0${row.label}\u00a0» est demandé, et ${shown}.`];
};

/** Asks of all the offers compared what comes back; folded. */
const ASKS_OF_ALL =
  /\b(?:souvent|toujours|chaque fois|partout|le plus|revient|reviennent|en commun|toutes? (?:les|mes) (?:offres|annonces|comparaisons)|d une offre a l autre)\b/u;

/** "Qu'est-ce qui me manque": what the offer named, or the last one compared, asks for and the CV does not show. */
export const gapReply = (
  question: string,
  facts: SearchFacts,
  analysis: SavedAnalysis | null = namedAnalysis(question, facts.analyses),
): Reply => {
  if (analysis === null) return noAnalysis();
  if (ASKS_OF_ALL.test(opened(question)) && facts.analyses.length > 1)
    return gapsOfAllReply(facts.analyses);
  const missing = skillsNamed(analysis.missing);
  const matching = skillsNamed(analysis.matching);
  const partly = (analysis.report?.rows ?? [])
    .filter(
      ({ answer, axis, byTrade }) => answer === 'partly' && axis !== 'missions' && byTrade !== true,
    )
    .map(({ label }) => label)
    .slice(0, MOST_LISTED);
  const expected = skillsToConfirm(analysis.report?.rows ?? [])
    .map(({ label }) => label)
    .slice(0, MOST_LISTED);
  return reply(
    [
      ...askedRow(question, analysis),
      missing.length === 0
        ? `Pour ${offerOf(analysis)}, je ne vois aucune compétence demandée qui manque à votre CV.`
        : `Pour ${offerOf(analysis)}, votre CV ne montre pas ${counted(missing.length, 'compétence demandée', 'compétences demandées')} :\n${bullets(missing.slice(0, MOST_LISTED * 2))}`,
      ...(partly.length > 0 ? [`À montrer mieux : ${partly.join(', ')}.`] : []),
      ...(expected.length > 0
        ? [
            `Attendu dans ce métier, sans être écrit dans votre CV : ${expected.join(', ')}. Écrivez ce que vous faites vraiment.`,
          ]
        : []),
      ...(matching.length > 0
        ? [`Ce que vous avez déjà : ${matching.slice(0, MOST_LISTED).join(', ')}.`]
        : []),
      ...(missing.length > 0
        ? [
            'Vous en avez une sans l’avoir écrite ? Ajoutez-la à votre CV. Sinon, ne l’inventez pas : dites ce que vous apprenez vite.',
          ]
        : []),
    ].join('\n\n'),
    {
      links: [
        to('analysis', 'Voir le détail, ligne par ligne', analysis.id),
        to('myCv', 'Ouvrir Mon CV'),
      ],
      suggestions: ['Pourquoi ce score ?', 'Quels sont mes points forts ?'],
    },
  );
};

/** Months of one post, counted as those of the whole CV are; 0 where its dates are not both known. */
const monthsOf = ({ start, end }: CvExperience, readOn: string): number =>
  end === null ? 0 : (monthsOfExperience([{ kind: 'job', start, end }], readOn) ?? 0);

const longestOf = (cv: Cv): CvExperience | null =>
  cv.experiences.toSorted((a, b) => monthsOf(b, cv.readOn) - monthsOf(a, cv.readOn))[0] ?? null;

/** The lines of the CV that speak for a post: those that share its words or those of its offer first, then those with a figure. */
const proofsFor = ({ title, analysis }: Job, cv: Cv): readonly string[] => {
  const wanted = contentStems(
    [title, ...(analysis?.report?.rows ?? []).map(({ label }) => label)].join(' '),
  );
  return cv.experiences
    .flatMap(({ tasks, jobTitle, company }) =>
      tasks.map(({ value }) => ({
        words: `«\u00a0${value.replace(/\.$/u, '')}\u00a0» (${company?.value ?? jobTitle?.value ?? 'un de vos postes'}).`,
        worth:
          contentStems(value).filter((stem) => wanted.some((each) => sameRoot(stem, each))).length *
            2 +
          (hasFigure(value) ? 1 : 0),
      })),
    )
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_LISTED)
    .map(({ words }) => words);
};

/** "Sur quoi j'appuie pour ce poste": the lines of the CV to tell there, and what the offer asked for. */
const strengthsForReply = (job: Job, cv: Cv): Reply | null => {
  const { analysis, application } = job;
  const proofs = proofsFor(job, cv);
  if (proofs.length === 0) return null;
  const asked = skillsNamed(analysis?.matching ?? []).slice(0, MOST_LISTED);
  return reply(
    [
      `Pour ${jobNamed(job)}, appuyez-vous sur ces lignes de votre CV\u00a0:\n${bullets(proofs)}`,
      analysis === null
        ? 'Cette annonce n’a pas été comparée avec votre CV\u00a0: relisez-la, et gardez les lignes qui répondent à ce qu’elle demande.'
        : asked.length > 0
          ? `L’offre demandait, et votre CV le montre\u00a0: ${asked.join(', ')}.`
          : 'Relisez l’offre, et gardez les lignes qui répondent à ce qu’elle demande.',
      'Pour chacune, racontez une situation\u00a0: ce qu’il fallait faire, ce que vous avez fait, le résultat.',
    ].join('\n\n'),
    {
      links: [
        to('interview', 'M’entraîner à le raconter', application?.id ?? null),
        ...(application !== null
          ? [to('application', 'Ouvrir cette candidature', application.id)]
          : analysis !== null
            ? [to('analysis', 'Ouvrir cette analyse', analysis.id)]
            : []),
      ],
      suggestions: ['Quels sont mes points forts\u202f?'],
    },
  );
};

/** "Mes points forts": what the CV shows plainly, then what offers have asked for and found there. */
export const strengthsReply = (facts: SearchFacts, job: Job | null = null): Reply => {
  if (facts.cv.status !== 'read')
    return withoutCv(
      facts,
      'Je ne connais pas encore votre parcours : importez votre CV, et je vous dirai ce qui s’y voit le mieux.',
    );
  const { cv } = facts.cv;
  const ofPost = job === null ? null : strengthsForReply(job, cv);
  if (ofPost !== null) return ofPost;
  const longest = longestOf(cv);
  const months = longest === null ? 0 : monthsOf(longest, cv.readOn);
  const proof = cv.experiences
    .flatMap(({ tasks }) => tasks.map(({ value }) => value))
    .find(hasFigure);
  const counts = new Map<string, number>();
  for (const { matching } of facts.analyses)
    for (const skill of skillsNamed(matching)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  const asked = [...counts].toSorted((a, b) => b[1] - a[1]).map(([skill]) => skill);
  const shown = cv.skills
    .filter(({ confidence }) => confidence === 'sure' || confidence === 'corrected')
    .toSorted((a, b) => b.mentions.length - a.mentions.length)
    .map(({ written }) => written);
  const points = [
    ...(longest?.jobTitle && months >= 12
      ? [`La durée : ${durationInWords(months)} comme « ${longest.jobTitle.value} ».`]
      : []),
    ...(cv.education[0] ? [`Votre formation : ${cv.education[0].degree.value}.`] : []),
    ...(proof === undefined ? [] : [`Une preuve chiffrée : « ${proof} ».`]),
    ...(asked.length > 0
      ? [
          `Ce que les offres comparées demandaient et que vous avez : ${asked.slice(0, MOST_LISTED).join(', ')}.`,
        ]
      : shown.length > 0
        ? [`Ce que votre CV montre le plus : ${shown.slice(0, MOST_LISTED).join(', ')}.`]
        : []),
  ];
  return reply(
    points.length === 0
      ? 'Votre CV dit encore peu de chose de vos postes : ajoutez deux ou trois actions par expérience, et vos forces se verront.'
      : [
          `D’après votre CV, voici ce que je mettrais en avant :\n${bullets(points)}`,
          'En entretien, racontez une situation pour chacun : c’est elle qui convainc, plus que l’adjectif.',
        ].join('\n\n'),
    {
      links: [to('cvAnalysis', 'Analyser mon CV'), to('interview', 'M’entraîner à le raconter')],
      suggestions: ['Qu’est-ce qui me manque ?', 'Comment répondre à « Parlez-moi de vous » ?'],
    },
  );
};

/** "Combien d'années d'expérience": the total that can be said, and the posts it is made of. */
export const yearsReply = (question: string, facts: SearchFacts): Reply => {
  if (facts.cv.status !== 'read')
    return withoutCv(facts, 'Importez votre CV : je compterai vos années à partir de ses dates.');
  const { cv } = facts.cv;
  if (cv.monthsOfExperience === null)
    return reply(
      'Je ne lis aucune date dans vos expériences : je ne peux donc pas compter. Ajoutez les mois et les années de chaque poste.',
      { links: [to('myCv', 'Ouvrir Mon CV')] },
    );
  const one = postAtNamed(question, cv);
  if (one !== null)
    return reply(
      `${one.jobTitle === null ? 'Ce poste' : `«\u00a0${one.jobTitle.value}\u00a0»`}${one.company === null ? '' : `, ${one.company.value}`}\u00a0: ${lengthOfPosts([one], cv) || 'ses dates ne se lisent pas'}, d’après les dates de votre CV.`,
      {
        links: [to('myCv', 'Vérifier mes dates')],
        suggestions: ['Quels sont mes points forts\u202f?'],
      },
    );
  const field = fieldAsked(question);
  const ofField = field === null ? [] : postsOfField(field, cv);
  const inField = lengthOfPosts(ofField, cv);
  const posts = cv.experiences
    .filter((each) => each.jobTitle !== null && monthsOf(each, cv.readOn) > 0)
    .slice(0, MOST_LISTED)
    .map(
      (each) => `${each.jobTitle?.value ?? ''} : ${durationInWords(monthsOf(each, cv.readOn))}.`,
    );
  return reply(
    [
      ...(field === null
        ? []
        : [
            inField === ''
              ? `Aucun de vos postes ne dit «\u00a0${field}\u00a0» dans votre CV\u00a0: je ne peux pas choisir à votre place lesquels en sont. Voici la durée de chacun, à additionner.`
              : `Les postes de votre CV où je lis «\u00a0${field}\u00a0» font ${inField}\u00a0: ${ofField.map(({ jobTitle, company }) => jobTitle?.value ?? company?.value ?? 'un poste').join(', ')}.`,
          ]),
      `Votre CV compte ${durationInWords(cv.monthsOfExperience)} d’expérience, les périodes qui se chevauchent n’étant comptées qu’une fois.`,
      ...(posts.length > 0 ? [bullets(posts)] : []),
      'Devant un recruteur, annoncez les années passées dans le métier visé, puis ce que les autres postes y apportent.',
    ].join('\n\n'),
    { links: [to('myCv', 'Vérifier mes dates')], suggestions: ['Quels sont mes points forts ?'] },
  );
};

/** "Qui dois-je relancer": what is due, what comes next, and what waits without any date. */
export const followUpsReply = (facts: SearchFacts, about: Application | null): Reply => {
  if (facts.applications.length === 0) return noApplications();
  if (about !== null) {
    const next = nextFollowUp(about);
    const since = `envoyée ${distanceInWords(about.date, facts.today)}`;
    return reply(
      next === null
        ? `${named(about)}, ${since} : aucune relance n’est prévue dans votre suivi. Sans réponse, une semaine après l’envoi est un bon moment.`
        : `${named(about)}, ${since} : relance prévue ${distanceInWords(next.due, facts.today)}, le ${dayInWords(next.due)}.`,
      {
        links: [to('application', 'Ouvrir cette candidature', about.id)],
        suggestions: ['Écrire un e-mail de relance', 'Qui dois-je relancer ?'],
      },
    );
  }
  const waiting = toFollowUp(facts);
  const planned = facts.applications
    .flatMap((application) => {
      const next = nextFollowUp(application);
      return next !== null && next.due > facts.today ? [{ application, day: next.due }] : [];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
  const lines = waiting.map(({ application, due }) =>
    due === null
      ? `${named(application)}\u00a0: ${silenceOf(application, facts.today)}.`
      : `${named(application)}\u00a0: prévue ${distanceInWords(due, facts.today)}.`,
  );
  return reply(
    [
      lines.length === 0
        ? 'Aucune relance n’est à faire aujourd’hui.'
        : `À relancer (${lines.length}) :\n${bullets(lines.slice(0, MOST_LISTED))}`,
      ...(planned === undefined
        ? []
        : [
            `${lines.length === 0 ? 'La prochaine' : 'Ensuite'} : ${named(planned.application)}, ${distanceInWords(planned.day, facts.today)}.`,
          ]),
    ].join('\n\n'),
    {
      links: [to('applications', 'Ouvrir mes candidatures')],
      suggestions:
        lines.length > 0
          ? ['Écrire un e-mail de relance', 'Mes candidatures']
          : ['Mes candidatures', 'Que faire aujourd’hui ?'],
    },
  );
};

/** "C'est quand mon entretien": day, hour and place of those to come. */
export const interviewDateReply = (facts: SearchFacts, about: Application | null): Reply => {
  const upcoming = funnelIn(facts).upcoming.filter(
    ({ application }) => about === null || application.id === about.id,
  );
  const first = upcoming[0];
  if (first === undefined)
    return reply(
      about === null
        ? 'Aucun entretien à venir n’est noté dans votre suivi. Ajoutez sa date à la candidature : je vous la rappellerai ici.'
        : `Aucun entretien à venir n’est noté pour ${named(about)}.`,
      {
        links: [
          about === null
            ? to('applications', 'Ouvrir mes candidatures')
            : to('application', 'Ouvrir cette candidature', about.id),
        ],
        suggestions: ['Comment préparer un entretien d’embauche ?'],
      },
    );
  const placed = ({ place }: typeof first): string => (place === '' ? '' : ` (${place})`);
  const when = ({ start }: typeof first): string =>
    `le ${timeInWords(start)}, ${distanceInWords(start.slice(0, 10), facts.today)}`;
  return reply(
    upcoming.length === 1
      ? `Votre entretien pour ${named(first.application)} a lieu ${when(first)}${placed(first)}.`
      : `Vos entretiens à venir :\n${bullets(
          upcoming
            .slice(0, MOST_LISTED)
            .map((each) => `${named(each.application)}, ${when(each)}${placed(each)}.`),
        )}`,
    {
      links: [
        to('interview', 'Préparer cet entretien', first.application.id),
        to('application', 'Ouvrir cette candidature', first.application.id),
      ],
      suggestions: ['Comment préparer un entretien d’embauche ?'],
    },
  );
};
