import type { LetterContent, LetterForm } from '#/domain/letters/letterDraft';
import type { LetterFinding } from '#/domain/letters/lint/finding';
import { lintLetter } from '#/domain/letters/lint/lintLetter';
import { agreementOf } from '#/domain/letters/sources/sourceAgreement.fr';

/** What follows it in the object is the title, agreed with the writer. */
const OBJECT_START = /^.* poste d(?:e |\u2019)/u;

/** What to look at again in a letter beside its form; `otherCompanies` are employers that other letters are for. */
export const readLetterAgain = (
  content: LetterContent,
  form: LetterForm,
  otherCompanies: readonly string[],
): readonly LetterFinding[] =>
  lintLetter(content, {
    offerText: form.offerText,
    company: form.company,
    agreement: agreementOf(form.agreement, [content.frame.object.replace(OBJECT_START, '')]),
    otherCompanies,
  });
