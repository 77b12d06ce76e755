import type { EmailDraft } from '#/domain/assistant/message';
import { fold } from '#/domain/shared/text';

/** How a message may be asked for again. */
export const MESSAGE_STYLES = ['shorter', 'simpler', 'formal', 'familiar'] as const;
export type MessageStyle = (typeof MESSAGE_STYLES)[number];

/** The words that ask for each; folded. */
const ASKED: Readonly<Record<MessageStyle, RegExp>> = {
  shorter:
    /\b(?:(?:plus|tres|bien|encore plus) (?:court|courte|bref|breve|concis|concise|rapide)|(?:moins|trop) (?:long|longue|lourd|lourde)|rac?courci[a-z]*|abreg[a-z]*|condens[a-z]*|resserre[a-z]*|coupe[rz]? un peu|en (?:une|deux|trois|2|3|quelques) (?:lignes?|phrases?)|(?:version|format) (?:courte|sms|texto)|(?:pour|par|en|un) (?:un )?(?:petit )?(?:sms|texto))\b/u,
  simpler:
    /\b(?:(?:moins|trop) (?:serieu(?:x|se)|formel(?:le)?|guindee?|coincee?|officiel(?:le)?|pompeu(?:x|se)|soutenue?|froide?|raide|administrati(?:f|ve))|plus (?:simple|decontractee?|detendue?|cool|naturel(?:le)?|chaleureu(?:x|se)|humaine?|sympa|direct|directe|spontanee?))\b/u,
  formal:
    /\b(?:plus (?:formel(?:le)?|serieu(?:x|se)|polie?|soutenue?|officiel(?:le)?|professionnel(?:le)?|pro|respectueu(?:x|se)|classique)|(?:trop|moins) (?:famili(?:er|ere)|decontractee?|simple|cool))\b/u,
  familiar:
    /\b(?:tuto(?:ie|yer|yant|iement|yez)[a-z]*|(?:dis|mets|passe|ecris|en)(?:-| )?(?:lui |le |la )?(?:en |au |le |avec )?tu\b(?! [a-z]{2,}es\b)|avec (?:le )?tu\b)/u,
};

/** Asks for no more than to be formal again in the person of the verb. Folded. */
const ASKS_FOR_VOUS = /\bvouvo[a-z]+|\bau vous\b|\bpas (?:de |le )?tu\b/u;

/** Of each pair the one asked for last stands. */
const INSTEAD: Partial<Readonly<Record<MessageStyle, readonly MessageStyle[]>>> = {
  formal: ['simpler', 'familiar'],
  simpler: ['formal'],
  familiar: ['formal'],
};

const plain = (request: string): string => fold(request).replaceAll("'", ' ');

const stylesAsked = (request: string): readonly MessageStyle[] => {
  const asked = plain(request);
  return MESSAGE_STYLES.filter((style) => ASKED[style].test(asked));
};

/** Whether a request asks for a message in another style. */
export const asksForStyle = (request: string): boolean =>
  stylesAsked(request).length > 0 || ASKS_FOR_VOUS.test(plain(request));

/** Requests one after the other: what was asked before stays, but for what a later one undoes. */
export const stylesOf = (requests: readonly string[]): readonly MessageStyle[] =>
  requests.reduce<readonly MessageStyle[]>((kept, request) => {
    const asked = stylesAsked(request);
    const undone: readonly MessageStyle[] = [
      ...asked.flatMap((style) => INSTEAD[style] ?? []),
      ...(ASKS_FOR_VOUS.test(plain(request)) ? (['familiar'] as const) : []),
    ];
    return [...kept.filter((style) => !undone.includes(style) && !asked.includes(style)), ...asked];
  }, []);

type Change = readonly [from: string | RegExp, to: string];

const CHANGES: Readonly<Record<MessageStyle, readonly Change[]>> = {
  shorter: [
    [
      'Vous trouverez de nouveau mon CV en pièce jointe. Je reste disponible pour un échange, par téléphone ou sur place.',
      'Mon CV est en pièce jointe.',
    ],
    [', et si vous avez besoin d’un complément d’information', ''],
    ['Ce poste m’intéresse toujours beaucoup. ', 'Le poste m’intéresse toujours. '],
    ['Je vous remercie de votre attention.\n\n', ''],
    [
      'Je reste à votre disposition pour tout complément, et dans l’attente de votre retour.\n\n',
      '',
    ],
    [' Je suis disponible pour un échange, par téléphone ou sur place.', ''],
    [', et me dire quels documents préparer', ''],
    [' [Si vous le souhaitez, une raison en une phrase.]', ''],
    ['J’ai apprécié nos échanges, et je vous souhaite', 'Je vous souhaite'],
    ['Ce poste m’intéresse toujours autant. ', ''],
    [', sur place ou par téléphone', ''],
    ['Je vous remercie de votre compréhension.\n\n', ''],
    [', par message ou au téléphone,', ''],
  ],
  simpler: [
    ['Ce poste m’intéresse toujours beaucoup.', 'Le poste m’intéresse toujours.'],
    ['je vous ai adressé ma candidature', 'je vous ai envoyé ma candidature'],
    ['Je vous adresse ma candidature', 'Je vous envoie ma candidature'],
    [
      /Pourriez-vous me dire où en est le recrutement, et si vous avez besoin d’un complément d’information\s\?/gu,
      'Savez-vous où en est le recrutement ? Dites-moi s’il vous manque quelque chose.',
    ],
    ['Pourriez-vous me dire où en est', 'Savez-vous où en est'],
    [
      'Vous trouverez de nouveau mon CV en pièce jointe. Je reste disponible pour un échange, par téléphone ou sur place.',
      'Je remets mon CV en pièce jointe, et vous pouvez m’appeler quand vous voulez.',
    ],
    ['Je vous remercie de votre attention.', 'Merci à vous.'],
    [
      'Je reste à votre disposition pour tout complément, et dans l’attente de votre retour.',
      'Dites-moi s’il vous manque quelque chose.',
    ],
    ['Je vous remercie pour l’entretien', 'Merci pour l’entretien'],
    [', qui confirme mon intérêt pour ce poste', ', et j’ai encore plus envie de ce poste'],
    ['J’ai particulièrement retenu', 'J’ai bien retenu'],
    ['Je vous remercie du temps', 'Merci pour le temps'],
    ['accordé et de votre proposition', 'accordé et pour votre proposition'],
    ['Je vous remercie de votre proposition', 'Merci pour votre proposition'],
    ['Je vous remercie de votre compréhension.', 'Merci de votre compréhension.'],
    [', et je vous prie de m’en excuser', ', et j’en suis désolé·e'],
    [
      /Votre parcours chez (\[[^\]]+\]) m’intéresse/gu,
      'J’ai vu votre parcours chez $1, et il me parle',
    ],
    ['Cordialement,', 'Bonne journée,'],
    ['Merci d’avance de votre réponse.', 'Merci beaucoup d’avance, et très bonne journée.'],
  ],
  formal: [
    ['Bonjour,', 'Madame, Monsieur,'],
    ['Merci beaucoup,', 'Je vous remercie par avance de votre réponse.\n\n'],
    [
      'Cordialement,',
      'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    ],
  ],
  familiar: [
    [/je vous ai\b/gu, 'je t’ai'],
    [/Je vous (adresse|envoie)/gu, 'Je t’$1'],
    ['vers vous', 'vers toi'],
    ['Pourriez-vous', 'Pourrais-tu'],
    ['Auriez-vous', 'Aurais-tu'],
    ['Savez-vous', 'Sais-tu'],
    ['Dites-moi s’il vous', 'Dis-moi s’il te'],
    ['vous pouvez m', 'tu peux m'],
    ['quand vous voulez', 'quand tu veux'],
    ['si vous avez besoin', 'si tu as besoin'],
    ['Vous trouverez', 'tu trouveras'],
    [/\b([Jj])e vous (remercie|souhaite|prie)/gu, '$1e te $2'],
    [/que vous m(’)avez/gu, 'que tu m$1as'],
    [/(Merci à) vous/gu, '$1 toi'],
    [/\bvotre (attention|équipe|parcours|retour|entreprise)/gu, 'ton $1'],
    ['Votre parcours', 'ton parcours'],
    [/\bvotre (compréhension|disposition|proposition|part)/gu, 'ta $1'],
    ['Merci beaucoup,', 'Merci beaucoup, et à bientôt,'],
    ['Cordialement,', 'À bientôt,'],
    ['Bonjour [prénom ou nom],', 'Bonjour [prénom],'],
  ],
};

const ASKS_SHORT =
  /\b(?:sms|texto|whatsapp|court|courte|bref|breve|(?:deux|trois|2|3|quelques) (?:lignes|phrases|mots))\b/u;

/** Whether a request asks for a message of a few lines. */
export const asksShort = (request: string): boolean => ASKS_SHORT.test(fold(request));

/** A message written again in these styles, its facts and its blanks as they were. */
export const restyled = (email: EmailDraft, styles: readonly MessageStyle[]): EmailDraft => ({
  ...email,
  body: MESSAGE_STYLES.filter((style) => styles.includes(style))
    .flatMap((style) => CHANGES[style])
    .reduce<string>((text, [from, to]) => text.replaceAll(from, to), email.body)
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll(/(?<=[.!?]\s|\n)\p{Ll}/gu, (letter) => letter.toUpperCase()),
});

const NAMES: Readonly<Record<MessageStyle, string>> = {
  shorter: 'plus court',
  simpler: 'plus simple et plus direct',
  formal: 'plus soutenu',
  familiar: 'au tutoiement',
};

/** What is said above a message that was written again as the last request asks. */
export const restyledWords = (request: string, isChanged: boolean): string => {
  const asked = stylesAsked(request);
  const names = asked.length === 0 ? ['au vouvoiement'] : asked.map((style) => NAMES[style]);
  return [
    isChanged
      ? `Voici le même message, ${names.join(', ')}.`
      : 'Il l’est déjà, je crois : je ne vois rien à y changer sans perdre ce qu’il doit dire. Vous pouvez encore le retoucher à la main.',
    ...(asked.includes('familiar')
      ? ['Gardez le tutoiement pour quelqu’un avec qui il existe déjà.']
      : []),
  ].join(' ');
};

/** Said where a letter that is kept as a proof was asked for in plain words. */
export const FORMAL_LETTER =
  'Une lettre de démission se garde et peut servir de preuve : je la laisse au « vous » et dans cette forme, déjà courte. Vous pouvez en retirer la phrase sur les documents de fin de contrat.';
