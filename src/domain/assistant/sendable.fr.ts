import type { Application, Contact } from '#/domain/applications/application';
import { dictatedIn } from '#/domain/assistant/dictated.fr';
import type { EmailDraft } from '#/domain/assistant/message';
import { opened } from '#/domain/assistant/terms';
import { fold } from '#/domain/shared/text';

/** A message that can be sent as it is, and what it was to say that only who writes knows. */
export type Sendable = {
  readonly email: EmailDraft;
  /** What stood between the brackets that were left out. */
  readonly missing: readonly string[];
};

/** Tells a day, a figure, a reason, a house or a person: more than the kind of message. */
const TELLS =
  /\d|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|parce qu|car|puisqu|vu qu|chez|mme|mlle|madame|monsieur|mr)\b/u;

/** Whether a request tells more than what kind of message it asks for. */
const tells = (request: string, application: Application | null): boolean =>
  application !== null || TELLS.test(opened(request)) || (dictatedIn(request)?.parts ?? 0) > 0;

const BLANK = /\[([^\]]+)\]/u;
/** A blank that is beside the sentence: between brackets, after a comma or a colon. */
const BESIDE: readonly RegExp[] = [
  /\s\([^()[]*\[[^\]]*\][^()]*\)/gu,
  /(?: ?\u00a0?: ?|, (?:aux conditions dont nous avons parlé\s?: )?)\[[^\]]*\](?=[.,;])/gu,
  /,? (?:pour|au sujet de|du|de|en|à) (?:le |un |une )?(?:poste (?:de )?|métier (?:de )?)?\[[^\]]*\](?=[.,;: ])/gu,
];

const filledFirst = (text: string): string =>
  text
    .replaceAll(/J’occupe le poste de \[intitulé\]/gu, 'J’occupe mon poste')
    .replaceAll(/ (?:pour|au sujet de) (?:le|un) poste de \[(?:intitulé|métier)\]/gu, '')
    .replaceAll(/(?<= )au poste de \[(?:intitulé|métier)\]/gu, 'au poste que vous proposez')
    .replaceAll(/[Pp]oste de \[intitulé\](?= ?\u00a0?:)/gu, 'Votre proposition')
    .replaceAll(/(?<=Votre annonce )pour le poste de \[intitulé\] /gu, '');

const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph.split(/(?<=[.!?]|[.!?]\u00a0?»)\s+(?=\p{Lu}|\[)/u);

/** A sentence without its blank; empty where it says nothing without it. */
const withoutBlank = (sentence: string): string => {
  if (!BLANK.test(sentence)) return sentence;
  const [first, second] = BESIDE;
  const left = [first, second].reduce(
    (text, pattern) => (pattern === undefined ? text : text.replaceAll(pattern, '')),
    sentence,
  );
  return BLANK.test(left) ? '' : left;
};

const named = (blank: string): string => {
  const words = blank
    .replace(/\s*:.*$/u, '')
    .replace(/[.\s]+$/u, '')
    .trim();
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

/** A courtesy alone. */
const SAYS_NOTHING = /^(?:Je reste à|Je vous remercie\.|Merci|Cordialement|À bientôt|Veuillez)/u;

const withoutBlanks = (
  body: string,
): { readonly body: string; readonly missing: readonly string[] } => {
  const paragraphs = filledFirst(body).split('\n\n');
  const missing: string[] = [];
  const kept = paragraphs.map((paragraph, at) => {
    if (at === 0) return paragraph.replace(/ ?\[[^\]]*\]/u, '');
    if (at === paragraphs.length - 1) return paragraph;
    return sentencesOf(paragraph)
      .map((sentence) => {
        const blank = BLANK.exec(sentence)?.[1];
        if (blank !== undefined) missing.push(named(blank));
        return withoutBlank(sentence);
      })
      .filter((sentence) => sentence !== '')
      .join(' ');
  });
  const left = kept.filter((paragraph) => paragraph !== '');
  // A message of which nothing would be left stays to be filled in.
  const said = left.slice(1, -1).filter((paragraph) => !SAYS_NOTHING.test(paragraph));
  return said.length === 0 ? { body, missing: [] } : { body: left.join('\n\n'), missing };
};

const WOMAN =
  /\b(?:directrice|gerante|recruteuse|conseillere|cheffe|presidente|assistante|adjointe|chargee|fondatrice|dirigeante)\b/u;
const MAN =
  /\b(?:directeur|gerant|recruteur|conseiller|chef|president|assistant|adjoint|charge|fondateur|dirigeant)\b/u;

/** How somebody who is noted is greeted: by title where the role tells it, else by the whole name. */
const greetingOf = ({ name, role }: Contact): string => {
  const plain = name.replace(/^(?:m\.|mr|mme|mlle|monsieur|madame) /iu, '').trim();
  const titled = /^(m\.|mr|monsieur|mme|mlle|madame) /iu.exec(name)?.[1];
  const surname = plain.split(' ').at(-1) ?? plain;
  if (titled !== undefined)
    return `${/^m(?:me|lle|adame)/iu.test(titled) ? 'Madame' : 'Monsieur'} ${plain}`;
  const line = fold(role);
  if (plain.includes(' ') && WOMAN.test(line)) return `Madame ${surname}`;
  if (plain.includes(' ') && MAN.test(line)) return `Monsieur ${surname}`;
  return plain;
};

/** Whom a request names without a title, beside what they are: "mon ancien chef, Untel", "chef Untel". */
const BY_ROLE =
  /(?<!\p{L})(?:collègue|chef(?:fe)?|patron(?:ne)?|responsable|tut(?:eur|rice)|amie?|voisine?|cousine?|copain|copine|format(?:eur|rice)|manager|recruteu(?:r|se)|directeur|directrice)(?:(?: de (?:chez )?\p{Lu}[\p{L}’ -]+?)?,)? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=$|[,.:]| (?:pour|de|que|qui|car|:))/u;

/** Opens a message by whom it goes to, where the request names them and it greets nobody yet. */
const greeted = (body: string, request: string, application: Application | null): string => {
  if (!/^Bonjour(?: \[[^\]]*\])?,/u.test(body)) return body;
  const said = new Set(fold(request).match(/[a-z'’-]{3,}/gu) ?? []);
  const contact = (application?.contacts ?? []).find(({ name }) => {
    const words = fold(name)
      .split(' ')
      .filter((word) => word.length > 2);
    return words.length > 0 && said.has(words.at(-1) ?? '');
  });
  const name =
    contact !== undefined
      ? greetingOf(contact)
      : (BY_ROLE.exec(request.replaceAll("'", '’'))?.[1] ?? '');
  return name === '' ? body : body.replace(/^Bonjour(?: \[[^\]]*\])?,/u, `Bonjour ${name},`);
};

const SPOKEN = /\b(?:message vocal|vocal|repondeur|messagerie vocale|boite vocale)\b/u;

/** The same words as they are said to an answering machine: who calls first, how to be reached last. */
const asSpoken = (body: string, name: string, phone: string): string => {
  const [hello = 'Bonjour,', ...rest] = body.split('\n\n');
  const said = rest
    .slice(0, -1)
    .filter((paragraph) => !/^(?:Cordialement|À bientôt|Veuillez)/u.test(paragraph))
    .join(' ');
  return [
    `${hello} c’est ${name === '' ? '[votre nom]' : name}.`,
    said,
    `${phone === '' ? '' : `Vous pouvez me joindre au ${phone}. `}Merci, et bonne journée.`,
  ].join('\n\n');
};

/** A message without blanks where its request tells enough (the person's own words keep theirs: `leavesBlanksOut`), opened by whom it goes to, and put as it is said where it is to be spoken. */
export const sendable = (
  email: EmailDraft,
  requests: readonly string[],
  application: Application | null,
  signature: { readonly name: string; readonly phone: string },
  leavesBlanksOut = true,
): Sendable => {
  const [request = ''] = requests;
  const body = greeted(email.body, request, application);
  const isTold = leavesBlanksOut && requests.some((each) => tells(each, application));
  const { body: left, missing } = isTold ? withoutBlanks(body) : { body, missing: [] };
  const isSpoken = requests.some((each) => SPOKEN.test(opened(each)));
  return {
    email: {
      ...email,
      subject: isTold
        ? filledFirst(email.subject).replace(/ ?\[[^\]]*\]/u, '') || email.subject
        : email.subject,
      body: isSpoken ? asSpoken(left, signature.name, signature.phone) : left,
    },
    missing,
  };
};

/** What can be added to a message by who knows it; empty where nothing is missing. */
export const missingWords = (missing: readonly string[]): string =>
  missing.length === 0
    ? ''
    : `Vous pouvez y ajouter\u00a0: ${[...new Set(missing)].slice(0, 3).join('\u202f; ')}.`;
