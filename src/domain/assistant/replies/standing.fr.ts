import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { namedAnalysis } from '#/domain/assistant/namedRecords';
import { funnelLine } from '#/domain/assistant/replies/diagnosis.fr';
import {
  counted,
  distanceInWords,
  timeInWords,
  bullets,
  funnelIn,
  named,
  noApplications,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { profileStrength } from '#/domain/home/profileStrength';
import { MATCH_AXES } from '#/domain/matching/report';
import type { MatchAxis } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { emptyProfile } from '#/domain/profile/profile';
import { dayInWords } from '#/domain/shared/months.fr';

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

const AXIS_NAMES: Readonly<Record<MatchAxis, string>> = {
  skills: 'les compétences',
  missions: 'les missions',
  occupation: 'le métier',
  experience: 'l’expérience',
  degree: 'le diplôme',
  languages: 'les langues',
};

/** Where the points come from and where most are lost: « les compétences 41 sur 55 ». */
const axesLine = ({ report }: SavedAnalysis): string | null => {
  if (report === null) return null;
  const axes = MATCH_AXES.flatMap((axis) => {
    const rows = report.rows.filter((row) => row.axis === axis);
    const points = rows.reduce((sum, { tenths }) => sum + tenths, 0) / 10;
    const possible = rows.reduce((sum, { possibleTenths }) => sum + possibleTenths, 0) / 10;
    return possible >= 1
      ? [`${AXIS_NAMES[axis]} ${Math.round(points)} sur ${Math.round(possible)}`]
      : [];
  });
  return axes.length === 0 ? null : `Il vient de : ${axes.join(', ')}.`;
};

/** "Mon score", "Pourquoi 89 %": what an analysis is made of, and what would move it. */
export const scoreReply = (question: string, facts: SearchFacts): Reply => {
  const last = namedAnalysis(question, facts.analyses);
  if (last === null)
    return reply(
      'Vous n’avez encore aucune analyse réelle. Comparez votre CV avec une offre : le score s’explique ligne par ligne.',
      { links: [to('match', 'Comparer mon CV avec une offre')], suggestions: ['Que dit mon CV ?'] },
    );
  const before = last === facts.analyses[0] ? facts.analyses[1] : undefined;
  const axes = axesLine(last);
  const missing = last.missing.slice(0, 3);
  const advice = last.advice[0];
  return reply(
    [
      `${last === facts.analyses[0] ? 'Votre dernière analyse' : 'Cette analyse'}${last.offerTitle === null ? '' : `, pour « ${last.offerTitle} »,`} donne ${last.score} sur 100 (${dayInWords(last.date.slice(0, 10))}).${
        before === undefined ? '' : ` La précédente donnait ${before.score}.`
      } C’est un indicateur, pas la décision du recruteur.`,
      ...(axes === null ? [] : [axes]),
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
