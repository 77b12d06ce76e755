import type { Application } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { diagnose } from '#/domain/assistant/diagnosis';
import type { SearchFacts } from '#/domain/assistant/facts';
import { nameOf } from '#/domain/assistant/facts';
import { funnelOf } from '#/domain/assistant/funnel';
import { reply } from '#/domain/assistant/message';
import type { Reply, ReplyLink } from '#/domain/assistant/message';
import { counted, distanceInWords, timeInWords } from '#/domain/assistant/replies/dates.fr';
import { diagnosisReply, funnelLine, nextAction } from '#/domain/assistant/replies/diagnosis.fr';
import { followUpEmail, thankYouEmail } from '#/domain/assistant/replies/emails.fr';
import type { Signature } from '#/domain/assistant/replies/emails.fr';
import { profileStrength } from '#/domain/home/profileStrength';
import { emptyProfile } from '#/domain/profile/profile';
import { dayInWords } from '#/domain/shared/months.fr';

const named = ({ title, company }: Application): string => `« ${title} » (${company})`;

const to = (target: ReplyLink['target'], label: string, id: number | null = null): ReplyLink => ({
  target,
  id,
  label,
});

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const funnelIn = (facts: SearchFacts) => funnelOf(facts.applications, facts.today, facts.now);

const signatureOf = (facts: SearchFacts): Signature => ({
  name: nameOf(facts),
  phone:
    facts.profile?.phone.trim() ||
    (facts.cv.status === 'read' ? (facts.cv.cv.person.phone?.value ?? '') : ''),
});

const noApplications = (): Reply =>
  reply(
    'Votre suivi ne contient encore aucune candidature : je ne peux donc rien en dire. Ajoutez la première, même ancienne, et je vous dirai quand relancer.',
    {
      links: [to('applications', 'Ajouter une candidature')],
      suggestions: ['Quand et comment relancer après une candidature ?', 'Faire le point'],
    },
  );

/** "Mes candidatures": the figures, what is due, what comes. */
export const applicationsReply = (facts: SearchFacts): Reply => {
  if (facts.applications.length === 0) return noApplications();
  const funnel = funnelIn(facts);
  const due = funnel.due
    .slice(0, 3)
    .map(
      ({ application, due: day }) =>
        `${named(application)}, envoyée le ${dayInWords(application.date)} : relance prévue ${distanceInWords(day, facts.today)}.`,
    );
  const upcoming = funnel.upcoming
    .slice(0, 3)
    .map(({ application, start }) => `${named(application)} : entretien le ${timeInWords(start)}.`);
  return reply(
    [
      `Votre suivi : ${funnelLine(funnel)}. ${counted(funnel.recent, 'envoi', 'envois')} sur les trente derniers jours${
        funnel.lastSent === null
          ? ''
          : `, le dernier ${distanceInWords(funnel.lastSent, facts.today)}`
      }.`,
      ...(upcoming.length > 0 ? [`À venir :\n${bullets(upcoming)}`] : []),
      ...(due.length > 0
        ? [`À relancer (${funnel.due.length}) :\n${bullets(due)}`]
        : ['Aucune relance n’est en retard.']),
      ...(funnel.silent > 0
        ? [
            `${counted(funnel.silent, 'candidature est', 'candidatures sont')} sans réponse depuis au moins quatorze jours.`,
          ]
        : []),
    ].join('\n\n'),
    {
      links: [to('applications', 'Ouvrir mes candidatures')],
      suggestions:
        due.length > 0 ? ['Écrire un e-mail de relance', 'Faire le point'] : ['Faire le point'],
    },
  );
};

/** A line with a figure that is more than a year. */
const hasFigure = (line: string): boolean => /\d/u.test(line.replace(/\b(?:19|20)\d{2}\b/gu, ''));

/** "Mon CV": what was read of it, and what stands out. */
export const cvReply = (facts: SearchFacts): Reply => {
  const { cv } = facts;
  if (cv.status !== 'read') {
    const words = {
      none: 'Je n’ai pas encore votre CV. Importez-le et je vous dirai ce que j’y lis ; il reste sur votre appareil.',
      reading: 'Votre CV est en cours de lecture. Reposez-moi la question dans un instant.',
      unreadable:
        'Votre CV est importé, mais son texte ne peut pas être lu : je ne peux rien en dire de vrai. Exportez-le de nouveau en PDF ou DOCX, ou collez son texte.',
    }[cv.status];
    return reply(words, {
      links: [to('myCv', cv.status === 'none' ? 'Importer mon CV' : 'Ouvrir Mon CV')],
      suggestions: ['Que mettre dans un CV ?'],
    });
  }
  const { experiences, education, skills, languages, person, headline, monthsOfExperience } = cv.cv;
  const tasks = experiences.flatMap((experience) => experience.tasks.map(({ value }) => value));
  const figures = tasks.filter(hasFigure);
  const missing = [
    person.email === null ? 'l’e-mail' : null,
    person.phone === null ? 'le téléphone' : null,
    person.city === null ? 'la ville' : null,
  ].filter((each) => each !== null);
  const undated = experiences.filter(({ start }) => start === null).length;
  const years = monthsOfExperience === null ? 0 : Math.floor(monthsOfExperience / 12);
  const points = [
    tasks.length === 0
      ? 'Je ne lis aucune ligne décrivant vos missions : deux ou trois actions par poste changeraient beaucoup.'
      : figures.length === 0
        ? `Aucune de vos ${tasks.length} lignes de mission ne porte de chiffre. Ajoutez-en un là où vous en avez un vrai : volume, équipe, délai, budget.`
        : `${figures.length} de vos ${tasks.length} lignes de mission ${figures.length > 1 ? 'portent' : 'porte'} un chiffre, par exemple « ${figures[0] ?? ''} ».`,
    ...(missing.length > 0 ? [`Je ne trouve pas ${missing.join(', ')} : vérifiez l’en-tête.`] : []),
    ...(undated > 0
      ? [`${counted(undated, 'expérience n’a', 'expériences n’ont')} pas de date lisible.`]
      : []),
    ...(headline === null ? ['Aucun titre n’annonce le métier visé en haut du CV.'] : []),
    ...(cv.cv.document.layout.columns === 2
      ? ['Il est en deux colonnes : certains logiciels les mélangent.']
      : []),
  ];
  return reply(
    [
      `Voici ce que j’ai lu dans « ${cv.fileName} »${headline === null ? '' : `, « ${headline.value} »`} : ${[
        counted(experiences.length, 'expérience', 'expériences'),
        ...(years > 0 ? [`${counted(years, 'an', 'ans')} de travail`] : []),
        counted(education.length, 'formation', 'formations'),
        counted(skills.length, 'compétence', 'compétences'),
        counted(languages.length, 'langue', 'langues'),
      ].join(', ')}.`,
      bullets(points),
      'L’analyse complète cite chaque ligne et propose une meilleure forme.',
    ].join('\n\n'),
    {
      links: [to('cvAnalysis', 'Analyser mon CV'), to('myCv', 'Corriger ce qui a été lu')],
      suggestions: ['Montre mon score', 'Faut-il mettre une photo sur son CV ?'],
    },
  );
};

/** "Mon score": the last real analysis, and what would move it. */
export const scoreReply = (facts: SearchFacts): Reply => {
  const last = facts.analyses[0];
  if (last === undefined)
    return reply(
      'Vous n’avez encore aucune analyse réelle. Comparez votre CV avec une offre : le score s’explique ligne par ligne.',
      { links: [to('match', 'Comparer mon CV avec une offre')], suggestions: ['Que dit mon CV ?'] },
    );
  const before = facts.analyses[1];
  const missing = last.missing.slice(0, 3);
  const advice = last.advice[0];
  return reply(
    [
      `Votre dernière analyse${last.offerTitle === null ? '' : `, pour « ${last.offerTitle} »,`} donne ${last.score} sur 100 (${dayInWords(last.date.slice(0, 10))}).${
        before === undefined ? '' : ` La précédente donnait ${before.score}.`
      } C’est un indicateur, pas la décision du recruteur.`,
      ...(last.matching.length > 0
        ? [`Ce qui correspond : ${last.matching.slice(0, 4).join(', ')}.`]
        : []),
      ...(missing.length > 0
        ? [
            `Ce que l’offre demande et que votre CV ne montre pas : ${missing.join(', ')}. À faire apparaître seulement si vous l’avez.`,
          ]
        : []),
      ...(advice === undefined ? [] : [`Premier conseil : ${advice}`]),
    ].join('\n\n'),
    {
      links: [
        to('analysis', 'Ouvrir cette analyse', last.id),
        to('match', 'Comparer avec une autre offre'),
      ],
      suggestions: ['Que dit mon CV ?', 'Faire le point'],
    },
  );
};

/** "Que faire aujourd'hui": what is dated first, then what the diagnosis says. */
export const todayReply = (facts: SearchFacts): Reply => {
  const funnel = funnelIn(facts);
  const soon = funnel.upcoming.filter(
    ({ start }) => daysBetween(facts.today, start.slice(0, 10)) <= 7,
  );
  const diagnosis = diagnose(facts);
  const finding = diagnosisReply(diagnosis);
  const interviews = soon
    .slice(0, 2)
    .map(
      ({ application, start }) =>
        `Préparer l’entretien pour ${named(application)}, ${distanceInWords(start.slice(0, 10), facts.today)} (${timeInWords(start)}).`,
    );
  const followUps = funnel.due
    .slice(0, 3 - interviews.length)
    .map(
      ({ application, due }) =>
        `Relancer ${named(application)} : prévu ${distanceInWords(due, facts.today)}.`,
    );
  // What is dated already says it.
  const said =
    (followUps.length > 0 && diagnosis.obstacle === 'noFollowUp') ||
    (interviews.length > 0 && diagnosis.obstacle === 'onTrack');
  const items = [...interviews, ...followUps, ...(said ? [] : [nextAction(diagnosis)])];
  const first = soon[0];
  return reply(
    [
      items.length === 1
        ? 'Aujourd’hui, une seule chose compte :'
        : 'Aujourd’hui, dans cet ordre :',
      items.map((item, index) => `${index + 1}. ${item}`).join('\n'),
    ].join('\n\n'),
    {
      links: [
        ...(first === undefined
          ? []
          : [to('interview', 'Préparer cet entretien', first.application.id)]),
        ...finding.links.slice(0, 2),
      ],
      suggestions: [
        ...(followUps.length > 0 ? ['Écrire un e-mail de relance'] : []),
        'Faire le point',
      ],
    },
  );
};

/** "Mon profil": how complete it is. */
export const profileReply = (facts: SearchFacts): Reply => {
  const { percent } = profileStrength(facts.profile ?? emptyProfile, facts.cv.status === 'read');
  return reply(
    facts.profile === null
      ? 'Votre profil n’est pas encore enregistré. Il sert à signer vos lettres et vos e-mails ; vous pouvez le remplir à partir de votre CV.'
      : `Votre profil est complet à ${percent} %. Il sert à signer vos lettres et vos e-mails.`,
    { links: [to('profile', 'Ouvrir mon profil')], suggestions: ['Que dit mon CV ?'] },
  );
};

/** A follow-up ready to be sent, for the application named or else the one that waits longest. */
export const followUpReply = (facts: SearchFacts, about: Application | null): Reply => {
  const waiting =
    about ??
    funnelIn(facts).due[0]?.application ??
    facts.applications
      .filter(({ status }) => status === 'sent' || status === 'inReview')
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0];
  if (waiting === undefined) return noApplications();
  const days = daysBetween(waiting.date, facts.today);
  const email = followUpEmail(waiting, facts.today, signatureOf(facts));
  return reply(
    [
      `Voici une relance pour ${named(waiting)}, envoyée le ${dayInWords(waiting.date)} (${counted(days, 'jour', 'jours')}, statut « ${STATUS_LABELS[waiting.status]} »).`,
      ...(days < 7 ? ['C’est un peu tôt : attendez de préférence une semaine après l’envoi.'] : []),
      email.to === ''
        ? 'Je ne connais pas l’adresse du recruteur : ajoutez-la dans le suivi, ou répondez dans le fil de votre candidature.'
        : 'Relisez-la, joignez votre CV, puis notez la relance comme faite dans votre suivi.',
    ].join('\n\n'),
    {
      email,
      links: [to('application', 'Ouvrir cette candidature', waiting.id)],
      suggestions: ['Quand et comment relancer après une candidature ?', 'Mes candidatures'],
    },
  );
};

/** Thanks after the last interview held, or for the application named. */
export const thankYouReply = (facts: SearchFacts, about: Application | null): Reply => {
  const held = facts.applications
    .flatMap((application) => application.interviews.map(({ start }) => ({ application, start })))
    .filter(
      ({ application, start }) =>
        start < facts.now && (about === null || application.id === about.id),
    )
    .toSorted((a, b) => (a.start < b.start ? 1 : -1))[0];
  const application = held?.application ?? about;
  if (application === null || application === undefined)
    return reply(
      'Je ne vois aucun entretien passé dans votre suivi. Ajoutez-le à la candidature, et j’écrirai le remerciement.',
      {
        links: [to('applications', 'Ouvrir mes candidatures')],
        suggestions: ['Que faire après un entretien ?'],
      },
    );
  return reply(
    `Voici un remerciement pour ${named(application)}. Remplacez le passage entre crochets par un point précis de votre échange : c’est lui qui compte.`,
    {
      email: thankYouEmail(application, held?.start ?? null, signatureOf(facts)),
      links: [to('application', 'Ouvrir cette candidature', application.id)],
      suggestions: ['Que faire après un entretien ?'],
    },
  );
};

/** Where a letter is written, for the application named or the latest one. */
export const letterReply = (facts: SearchFacts, about: Application | null): Reply => {
  const application =
    about ?? facts.applications.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0] ?? null;
  return reply(
    application === null
      ? 'La lettre s’écrit dans Lettre de motivation, à partir de votre CV ou de votre profil et du texte de l’offre.'
      : `Je peux l’ouvrir sur ${named(application)}. ${
          application.offer === null
            ? 'Le texte de l’offre n’est pas dans votre suivi : collez-le pour une lettre plus juste.'
            : 'Le texte de l’offre gardé dans votre suivi servira de base.'
        }`,
    {
      links: [
        application === null
          ? to('coverLetter', 'Écrire une lettre')
          : to('coverLetter', 'Écrire cette lettre', application.id),
      ],
      suggestions: ['Comment écrire une lettre de motivation ?'],
    },
  );
};

/** Where an interview is prepared: the one named, or the next one. */
export const interviewReply = (facts: SearchFacts, about: Application | null): Reply => {
  const next = funnelIn(facts).upcoming.find(
    ({ application }) => about === null || application.id === about.id,
  );
  const application = about ?? next?.application ?? null;
  return reply(
    application === null
      ? 'Aucun entretien à venir dans votre suivi. Vous pouvez vous entraîner dès maintenant avec le texte d’une offre.'
      : [
          next === undefined
            ? `Préparons l’entretien pour ${named(application)}.`
            : `Votre entretien pour ${named(application)} a lieu ${distanceInWords(next.start.slice(0, 10), facts.today)}, le ${timeInWords(next.start)}${
                next.place === '' ? '' : ` (${next.place})`
              }.`,
          'Le simulateur tire ses questions de cette offre et de votre CV.',
        ].join(' '),
    {
      links: [
        application === null
          ? to('interview', 'M’entraîner à l’entretien')
          : to('interview', 'Préparer cet entretien', application.id),
      ],
      suggestions: [
        'Comment préparer un entretien d’embauche ?',
        'Quelles questions poser à la fin d’un entretien ?',
      ],
    },
  );
};
