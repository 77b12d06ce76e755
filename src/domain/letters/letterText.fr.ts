import { paragraphText, type LetterContent } from '#/domain/letters/letterDraft';
import { asFileName } from '#/domain/shared/fileName';

/** What announces the object, as printed. */
export const OBJECT_LABEL = 'Objet\u00a0: ';

const block = (lines: readonly string[]): string => lines.join('\n');

/** The letter as plain text: for the clipboard, an application form, an e-mail or a file. */
export const letterText = ({ frame, paragraphs }: LetterContent): string =>
  [
    block(frame.sender),
    block(frame.recipient),
    frame.placeAndDate,
    frame.object === '' ? '' : `${OBJECT_LABEL}${frame.object}`,
    frame.appeal,
    ...paragraphs.map(paragraphText),
    frame.signature,
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** The name that a letter is kept under until it is renamed. */
export const letterName = (title: string, company: string): string =>
  [title, company].filter((part) => part !== '').join(' – ') || 'Lettre de motivation';

/** The name of a copy. */
export const copyName = (name: string): string => `${name} (copie)`;

/** The name of its file, without extension. */
export const fileName = (name: string): string => asFileName(`Lettre - ${name}`, 90);
