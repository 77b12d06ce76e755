import type { Application } from '#/domain/applications/application';
import { dictatedIn } from '#/domain/assistant/dictated.fr';
import type { SearchFacts } from '#/domain/assistant/facts';
import { reply } from '#/domain/assistant/message';
import type { Reply } from '#/domain/assistant/message';
import { withTold } from '#/domain/assistant/messageTold.fr';
import { addressOf, postOf, signed } from '#/domain/assistant/replies/emails.fr';
import { named, signatureOf, to } from '#/domain/assistant/replies/replyParts.fr';

/** What a message is about, by what it says. */
const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/acompte|avance sur/iu, 'Demande d’acompte'],
  [/retard/iu, 'Retard'],
  [/congés?(?!\p{L})|vacances/iu, 'Demande de congés'],
  [/absente?|malade|arrêt|viens pas|viendrai pas/iu, 'Absence'],
  [/planning|horaires?/iu, 'Mes horaires'],
  [/rendez-vous|entretien/iu, 'Notre rendez-vous'],
  [/contrat/iu, 'Mon contrat'],
  [/attestation|bulletin|fiche de paie|certificat/iu, 'Demande de document'],
];

/** The person comes late, and how late where it is told, or when that was. */
const IS_LATE = /(?<!\p{L})(?:j[’']|je )[^.?!]*(?<!\p{L})retard(?!\p{L})/iu;
const TOLD_HOW_LATE = /\d|quart d|demi-heure|heure de retard|(?<!\p{L})hier(?!\p{L})/iu;

/** The message that a request dictates, in the person's own words; null where it dictates none. */
export const dictatedReply = (
  request: string,
  facts: SearchFacts,
  about: Application | null,
): Reply | null => {
  const dictated = dictatedIn(request);
  if (dictated === null) return null;
  const { sentences, isAsking, isSorry, isSms, isShort } = dictated;
  const signature = signatureOf(facts);
  const said = sentences.join(' ');
  const isQuestion = said.includes('?');
  const late = IS_LATE.test(said) && !TOLD_HOW_LATE.test(said) ? ['J’arriverai vers [heure].'] : [];
  const courtesy = [
    ...late,
    ...(isSorry ? ['Je vous prie de m’en excuser.'] : []),
    ...(isAsking
      ? [isQuestion ? 'Merci d’avance de votre réponse.' : 'Est-ce possible\u202f? Merci d’avance.']
      : []),
  ];
  const close = isSms
    ? signature.name
    : `${/(?<!\p{L})demain(?!\p{L})/iu.test(said) && !isAsking && !isSorry ? 'À demain,' : 'Cordialement,'}\n\n${signed(signature)}`;
  const paragraphs =
    isSms || isShort
      ? [['Bonjour,'], [said, ...courtesy]]
      : [['Bonjour,'], [said], ...(courtesy.length === 0 ? [] : [courtesy])];
  const subject =
    about === null
      ? (SUBJECTS.find(([pattern]) => pattern.test(said))?.[1] ??
        (signature.name === '' ? '[Objet]' : `Message de ${signature.name}`))
      : `Candidature au ${postOf(about, signature.agreement)}`;
  const hasBlank = /\[/u.test([...sentences, ...courtesy].join(' '));
  return reply(
    [
      ...(about === null ? [] : [`Pour ${named(about)}.`]),
      `Voici votre message, avec vos mots${isSms ? ', assez court pour un SMS' : ''}.${hasBlank ? ' Complétez ce qui est entre crochets.' : ''}`,
    ].join('\n\n'),
    {
      email: withTold(
        {
          to: about === null ? '' : addressOf(about),
          subject,
          body: [...paragraphs.map((each) => each.join(' ')), close].join('\n\n'),
        },
        [request],
      ),
      links: about === null ? [] : [to('application', 'Ouvrir cette candidature', about.id)],
    },
  );
};
