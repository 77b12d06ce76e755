import type { Application } from '#/domain/applications/application';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
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
  skillsNamed,
  to,
} from '#/domain/assistant/replies/replyParts.fr';
import { toFollowUp } from '#/domain/assistant/toFollowUp';
import { profileStrength } from '#/domain/home/profileStrength';
import { shareExactly } from '#/domain/matching/ledger';
import { MATCH_AXES } from '#/domain/matching/report';
import type { MatchAxis } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { contentStems } from '#/domain/matching/words';
import { emptyProfile } from '#/domain/profile/profile';
import { dayInWords } from '#/domain/shared/months.fr';
import { fold } from '#/domain/shared/text';

/** What a question asks of the applications; folded. */
const ASKS_REFUSED = /\brefus|\brecal|\brejet|\bdit non\b|\bnegati/u;
const ASKS_SILENT =
  /(?:\b(?:pas|jamais|sans|aucune?|toujours rien|rien)\b.{0,24}\b(?:repond|reponse|retour|nouvelle|signe de vie|rappele|dit|suite))|\ben attente\b|\bsilence\b|\bmu(?:ets?|ettes?)\b|\bau point mort\b/u;
/** Asks which of them all. */
const ASKS_WHO = /\b(?:qui|quels?|quelles?|lesquel(?:le)?s|combien|liste|toutes|ceux|celles)\b/u;
const ASKS_ANSWERED = /\b(?:repond|reponse|retour|nouvelles)/u;
const ASKS_THIS_MONTH = /\b(?:ce mois|du mois|mois ci|mois-ci)\b/u;
const MOST_NAMED = 6;
const MOST_SILENT = 12;
const LONGEST_NOTE = 160;

/** An application as a list tells it, up to what became of it. */
const sentLine = (each: Application, { today }: SearchFacts): string =>
  `${named(each)}, envoyée ${distanceInWords(each.date, today)}\u00a0: ${STATUS_LABELS[each.status]}`;

/** A refusal, with its day and what was noted of it. */
const refusedLine = (each: Application, facts: SearchFacts): string => {
  const on = each.history.findLast(({ status }) => status === 'rejected')?.on;
  const notes = each.notes.trim();
  return [
    `${sentLine(each, facts)}${on === undefined ? '' : ` le ${dayInWords(on)}`}.`,
    ...(notes === '' || notes.length > LONGEST_NOTE
      ? []
      : [`Vous avez noté\u00a0: «\u00a0${notes}\u00a0»`]),
  ].join(' ');
};

/** The applications that a question asks about by what became of them; none where it asks about all. */
const askedLines = (question: string, facts: SearchFacts): readonly string[] => {
  const asked = fold(question);
  const list = (
    head: string,
    none: string,
    found: readonly Application[],
    lineOf = (each: Application) => `${sentLine(each, facts)}.`,
  ): readonly string[] => [
    found.length === 0
      ? none
      : `${head}\u00a0:\n${bullets(found.slice(0, MOST_NAMED).map((each) => lineOf(each)))}`,
  ];
  const by = (...statuses: readonly Application['status'][]): readonly Application[] =>
    facts.applications.filter(({ status }) => statuses.includes(status));
  if (ASKS_REFUSED.test(asked)) {
    const refused = by('rejected');
    return list(
      `Refus notés${refused.length > 1 ? ` (${refused.length})` : ''}`,
      'Aucun refus n’est noté dans votre suivi.',
      refused,
      (each) => refusedLine(each, facts),
    );
  }
  if (ASKS_SILENT.test(asked))
    return list('Sans réponse', 'Toutes vos candidatures ont eu une réponse.', by('sent'));
  if (ASKS_ANSWERED.test(asked))
    return list(
      'Réponses notées',
      'Aucune réponse n’est notée dans votre suivi : je ne vois que ce que vous y inscrivez.',
      by('inReview', 'interview', 'rejected'),
    );
  return [];
};

/** Whether words ask who has not answered. */
export const asksWhoIsSilent = (line: string): boolean =>
  ASKS_SILENT.test(line) && ASKS_WHO.test(line);

/** All the applications that no answer is noted for, the one that waits longest first. */
export const silentReply = (facts: SearchFacts): Reply => {
  if (facts.applications.length === 0) return noApplications();
  const silent = facts.applications
    .filter(({ status }) => status === 'sent')
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const due = toFollowUp(facts).length;
  return reply(
    silent.length === 0
      ? 'Toutes vos candidatures ont eu une réponse, d’après votre suivi.'
      : [
          `${counted(silent.length, 'candidature reste sans réponse', 'candidatures restent sans réponse')}, la plus ancienne d’abord\u00a0:\n${bullets(
            silent
              .slice(0, MOST_SILENT)
              .map(
                (each) =>
                  `${named(each)}, envoyée le ${dayInWords(each.date)}, ${distanceInWords(each.date, facts.today)}.`,
              ),
          )}`,
          ...(due === 0 ? [] : [`À relancer maintenant\u00a0: ${due} sur ${silent.length}.`]),
        ].join('\n\n'),
    {
      links: [to('applications', 'Ouvrir mes candidatures')],
      suggestions:
        silent.length === 0
          ? ['Mes candidatures']
          : ['Écrire un e-mail de relance', 'Qui dois-je relancer\u202f?'],
    },
  );
};

/** How many were sent since the month began, where that is asked. */
const monthLine = (question: string, { applications, today }: SearchFacts): readonly string[] =>
  ASKS_THIS_MONTH.test(fold(question))
    ? [
        `Depuis le début du mois : ${counted(applications.filter(({ date }) => date.slice(0, 7) === today.slice(0, 7)).length, 'candidature envoyée', 'candidatures envoyées')}.`,
      ]
    : [];

/** "Mes candidatures": what is asked of them, the figures, what is due, what comes. */
export const applicationsReply = (question: string, facts: SearchFacts): Reply => {
  if (facts.applications.length === 0) return noApplications();
  const funnel = funnelIn(facts);
  const lines = askedLines(question, facts);
  const waiting = toFollowUp(facts);
  const due = waiting
    .slice(0, 3)
    .map(
      ({ application, due: day }) =>
        `${named(application)}, envoyée le ${dayInWords(application.date)} : ${day === null ? 'sans réponse' : `relance prévue ${distanceInWords(day, facts.today)}`}.`,
    );
  const upcoming = funnel.upcoming
    .slice(0, 3)
    .map(({ application, start }) => `${named(application)} : entretien le ${timeInWords(start)}.`);
  return reply(
    [
      ...monthLine(question, facts),
      ...lines,
      `Votre suivi : ${funnelLine(funnel)}. ${counted(funnel.recent, 'envoi', 'envois')} sur les trente derniers jours${
        funnel.lastSent === null
          ? ''
          : `, le dernier ${distanceInWords(funnel.lastSent, facts.today)}`
      }.`,
      ...(upcoming.length > 0 ? [`À venir :\n${bullets(upcoming)}`] : []),
      ...(due.length > 0
        ? [`À relancer (${waiting.length}) :\n${bullets(due)}`]
        : ['Aucune relance n’est en retard.']),
    ].join('\n\n'),
    {
      links: [to('applications', 'Ouvrir mes candidatures')],
      suggestions:
        due.length > 0 ? ['Écrire un e-mail de relance', 'Faire le point'] : ['Faire le point'],
    },
  );
};

const OF_AXIS: Readonly<Record<MatchAxis, string>> = {
  skills: 'des compétences',
  missions: 'des missions et du profil',
  occupation: 'du métier',
  experience: 'de l’expérience',
  degree: 'du diplôme',
  languages: 'des langues',
};

/** "des missions (20) et du métier (12)". */
const listed = (parts: readonly string[], join: string): string =>
  parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${join} ${parts.at(-1) ?? ''}`;

/** Where the points come from, and from where none do: « Ces points viennent des compétences (41) et du métier (20) ; aucun du diplôme. » */
const axesLine = ({ report }: SavedAnalysis): string | null => {
  if (report === null) return null;
  const parts = MATCH_AXES.flatMap((axis) => {
    const rows = report.rows.filter((row) => row.axis === axis);
    const points = rows.reduce((sum, { tenths }) => sum + tenths, 0) / 10;
    const possible = rows.reduce((sum, { possibleTenths }) => sum + possibleTenths, 0) / 10;
    return possible > 0 ? [{ axis, points, possible }] : [];
  });
  // The rows add up to the score, but for what a missing condition takes off the whole.
  const shown = shareExactly(
    parts.map(({ points }) => points),
    Math.round(parts.reduce((sum, { points }) => sum + points, 0)),
  );
  const brought = parts.flatMap(({ axis }, at) => {
    const points = shown[at] ?? 0;
    return points > 0 ? [`${OF_AXIS[axis]} (${points})`] : [];
  });
  const none = parts.flatMap(({ axis, possible }, at) =>
    (shown[at] ?? 0) === 0 && possible >= 1 ? [OF_AXIS[axis]] : [],
  );
  if (brought.length === 0) return null;
  return `Ces points viennent ${listed(brought, 'et')}${none.length === 0 ? '' : `\u202f; aucun ${listed(none, 'ni')}`}.`;
};

/** "Mon score", "Pourquoi 89 %": what an analysis is made of, and what would move it. */
export const scoreReply = (
  question: string,
  facts: SearchFacts,
  last: SavedAnalysis | null = namedAnalysis(question, facts.analyses),
): Reply => {
  if (last === null)
    return reply(
      'Vous n’avez encore aucune analyse réelle. Comparez votre CV avec une offre : le score s’explique ligne par ligne.',
      { links: [to('match', 'Comparer mon CV avec une offre')], suggestions: ['Que dit mon CV ?'] },
    );
  // Only two readings of one offer can be compared.
  const before = facts.analyses
    .slice(facts.analyses.indexOf(last) + 1)
    .find(({ offerTitle, company }) => offerTitle === last.offerTitle && company === last.company);
  const axes = axesLine(last);
  const missing = skillsNamed(last.missing).slice(0, 3);
  const matching = skillsNamed(last.matching);
  const advice = last.advice[0];
  return reply(
    [
      `${last === facts.analyses[0] ? 'Votre dernière analyse' : 'Cette analyse'}${last.offerTitle === null ? '' : `, pour « ${last.offerTitle} »,`} donne ${last.score} sur 100 (${dayInWords(last.date.slice(0, 10))}).${
        before === undefined ? '' : ` La précédente donnait ${before.score}.`
      } C’est un indicateur, pas la décision du recruteur.`,
      ...(axes === null ? [] : [axes]),
      ...(matching.length > 0 ? [`Ce qui correspond : ${matching.slice(0, 4).join(', ')}.`] : []),
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

const MOST_REASONS = 4;
/** Tenths of a point below which a line of an offer explains nothing. */
const LEAST_TOLD = 5;

/** "Pourquoi ?" after a score: the lines of the offer that weigh most, held and lacking. */
export const reasonsReply = (analysis: SavedAnalysis): Reply => {
  const rows = analysis.report?.rows ?? [];
  const inPoints = (tenths: number): string =>
    counted(Math.max(1, Math.round(tenths / 10)), 'point', 'points');
  const held = rows
    .filter(({ tenths }) => tenths >= LEAST_TOLD)
    .toSorted((a, b) => b.tenths - a.tenths)
    .slice(0, MOST_REASONS);
  const lost = rows
    .filter(({ tenths, possibleTenths }) => possibleTenths - tenths >= LEAST_TOLD)
    .toSorted((a, b) => b.possibleTenths - b.tenths - (a.possibleTenths - a.tenths))
    .slice(0, MOST_REASONS);
  const name =
    analysis.offerTitle === null ? 'Cette offre' : `«\u00a0${analysis.offerTitle}\u00a0»`;
  return reply(
    [
      `${name}${analysis.company === null ? '' : ` (${analysis.company})`}, ${analysis.score} sur 100\u00a0: voici ce qui pèse dans ce chiffre.`,
      ...(held.length > 0
        ? [
            `Ce qui compte pour vous\u00a0:\n${bullets(held.map(({ label, tenths }) => `${label}\u00a0: ${inPoints(tenths)}.`))}`,
          ]
        : []),
      ...(lost.length > 0
        ? [
            `Ce qui coûte le plus\u00a0:\n${bullets(
              lost.map(
                ({ label, tenths, possibleTenths }) =>
                  `${label}\u00a0: ${tenths > 0 ? 'montré en partie' : 'votre CV ne le montre pas'}, jusqu’à ${inPoints(possibleTenths - tenths)} de plus.`,
              ),
            )}`,
          ]
        : []),
      'C’est un indicateur de ce que votre CV montre, pas la décision du recruteur.',
    ].join('\n\n'),
    {
      links: [to('analysis', 'Voir le détail, ligne par ligne', analysis.id)],
      suggestions: ['Qu’est-ce qui me manque\u202f?'],
    },
  );
};

/** The sentence of the profile that says what a question asks whether it says; null where none does. */
const saidInProfile = (question: string, { profile }: SearchFacts): string | null => {
  const figures = (text: string): readonly string[] =>
    (text.match(/\d+(?:[ .\u00a0\u202f]\d{3})*/gu) ?? []).map((each) => each.replace(/\D/gu, ''));
  const stems = contentStems(question.replace(/profil/giu, ' '));
  const rated = (profile?.bio ?? '')
    .split(/(?<=[.!?])\s+|\n/u)
    .map((sentence) => ({
      sentence: sentence.trim(),
      worth:
        figures(question).filter((each) => each.length > 2 && figures(sentence).includes(each))
          .length *
          2 +
        contentStems(sentence).filter((stem) => stems.includes(stem)).length,
    }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = rated;
  return best === undefined || best.worth === 0
    ? null
    : `Votre profil dit\u00a0: «\u00a0${best.sentence.replace(/\.$/u, '')}\u00a0».`;
};

/** "Mon profil": how complete it is, or what it says of what is asked. */
export const profileReply = (question: string, facts: SearchFacts): Reply => {
  const { percent } = profileStrength(facts.profile ?? emptyProfile, facts.cv.status === 'read');
  return reply(
    saidInProfile(question, facts) ??
      (facts.profile === null
        ? 'Votre profil n’est pas encore enregistré. Il sert à signer vos lettres et vos e-mails ; vous pouvez le remplir à partir de votre CV.'
        : `Votre profil est complet à ${percent} %. Il sert à signer vos lettres et vos e-mails.`),
    { links: [to('profile', 'Ouvrir mon profil')], suggestions: ['Que dit mon CV ?'] },
  );
};
