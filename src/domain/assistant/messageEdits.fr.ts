import { statementOf, withNegations } from '#/domain/assistant/dictatedParts.fr';
import type { EmailDraft } from '#/domain/assistant/message';
import { contentStems, sameRoot } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** A change that is asked of a message just written: a sentence more, or those of a matter less. */
export type MessageEdit =
  | { readonly kind: 'add'; readonly clause: string }
  | { readonly kind: 'remove'; readonly matter: string };

const OPENING =
  /^(?:(?:ok|et|oui|non|merci|super|bon|parfait|alors|sinon|bien|top)[ ,!.]+)*(?:(?:tu peux|peux[- ]tu|pouvez[- ]vous|vous pouvez|tu pourrais|pourrais[- ]tu|il faut|faut|faudrait|je veux|je voudrais) )?(?:aussi )?(?:l['’]|y )?/u
    .source;
const ADDS = new RegExp(
  [
    OPENING,
    /(?:r?ajout(?:e|es|ez|er)|mets?|mettez|mettre|pr[ée]cis(?:e|es|ez|er)|indiqu(?:e|ez|er)|signal(?:e|ez|er)|mentionn(?:e|ez|er)|dis|dites|dire|not(?:e|ez|er)|insist(?:e|ez|er))(?:[- ](?:y|leur|lui|les))*(?: (?:aussi|bien|en plus|dedans|à la fin|au début|juste|plutôt|sur le fait))*(?: ?: ?| que | qu['’]| )(?!moi\b|nous\b)(\S.*?)[ .!?\u202f]*$/u
      .source,
  ].join(''),
  'iu',
);
const REMOVES = new RegExp(
  [
    OPENING,
    /(?:enl[eè]v(?:e|es|ez|er)|retir(?:e|es|ez|er)|supprim(?:e|es|ez|er)|vir(?:e|es|er)|[oô]t(?:e|ez|er))(?: (?:la|le|les) (?:phrases?|lignes?|passages?|parties?|mots?|bouts?|paragraphes?))?(?: (?:sur|de|du|des|avec|qui parlent? de|qui parlent? du|où))? (\S.*?)[ .!?\u202f]*$/u
      .source,
  ].join(''),
  'iu',
);
/** What is changed elsewhere in the product, or said to the assistant itself. Folded. */
const NOT_OF_A_MESSAGE =
  /^(?:moi\b|nous\b|a jour|mon (?:cv|profil)|ma candidature|(?:le|la|l )?cv\b)|\bsur (?:100|20|10)\b/u;

/** The change that a request asks of the message before it; null where it asks for none. */
export const editIn = (request: string): MessageEdit | null => {
  const line = request.trim();
  const matter = REMOVES.exec(line)?.[1];
  if (matter !== undefined && !NOT_OF_A_MESSAGE.test(fold(matter)))
    return { kind: 'remove', matter };
  const clause = ADDS.exec(line)?.[1];
  return clause === undefined ||
    NOT_OF_A_MESSAGE.test(fold(clause)) ||
    /^(?:plus|moins|trop) |^(?:une?|des|la|le|les) (?:autre )?(?:formules?|ton|tournures?|politesse|signature)\b/u.test(
      fold(clause),
    )
    ? null
    : { kind: 'add', clause };
};

const FIRST_PERSON = /^(?:je |j['’])/iu;
/** A clause opens with a subject and its verb; else it only names a thing. */
const OTHER_CLAUSE =
  /^(?:il|elle|on|nous|vous|c['’]est|ça|cela|mon [\p{L}-]+ est|ma [\p{L}-]+ est|mes [\p{L}-]+ sont) ?/iu;

const written = (clause: string): string => {
  const text = clause.trim().replaceAll("'", '’');
  const said = statementOf(text, { isFamiliar: false, gender: null });
  if (said !== null) return said;
  const full = withNegations(text);
  const sentence =
    FIRST_PERSON.test(full) || OTHER_CLAUSE.test(full) ? full : `à noter\u00a0: ${full}`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
};

const START =
  /\bcommenc[\p{L}]*\b.*?((?:le|dès|à partir du?|lundi|mardi|mercredi|jeudi|vendredi|demain|en)\b.*)$/iu;
const AGREED_START = 'Comme convenu, je commencerai le [date]';

const withSentence = (body: string, clause: string): string => {
  const start = START.exec(clause)?.[1];
  if (start !== undefined && body.includes(AGREED_START))
    return body.replace(AGREED_START, `Je pourrai commencer ${start.trim()}`);
  const paragraphs = body.split('\n\n');
  // Before the paragraph that closes: the greeting at the end, and the name below it.
  const at = paragraphs.findLastIndex((each) =>
    /^(?:Cordialement|À bientôt|Veuillez|Je vous prie|Merci beaucoup)/u.test(each),
  );
  return paragraphs.toSpliced(at < 0 ? paragraphs.length : at, 0, written(clause)).join('\n\n');
};

const without = (body: string, matter: string): string => {
  const asked = contentStems(matter);
  const paragraphs = body.split('\n\n');
  return paragraphs
    .map((paragraph, at) =>
      at === 0 || at >= paragraphs.length - 1
        ? paragraph
        : paragraph
            .split(/(?<=[.!?])\s+/u)
            .filter((sentence) => {
              const stems = contentStems(sentence);
              return !asked.some((each) => stems.some((stem) => sameRoot(stem, each)));
            })
            .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
};

/** A message with these changes, one after the other. */
export const edited = (email: EmailDraft, edits: readonly MessageEdit[]): EmailDraft => ({
  ...email,
  body: edits.reduce(
    (body, edit) =>
      edit.kind === 'add' ? withSentence(body, edit.clause) : without(body, edit.matter),
    email.body,
  ),
});

/** What is said above a message that was changed. */
export const editedWords = (edit: MessageEdit, isChanged: boolean): string =>
  edit.kind === 'add'
    ? 'Voici le même message avec ce que vous ajoutez. Relisez cette phrase : elle reprend vos mots.'
    : isChanged
      ? 'Voici le même message sans ce passage.'
      : 'Je ne trouve pas ce passage dans le message. Vous pouvez le retoucher à la main avant de l’envoyer.';
