import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { LOOKS_AFTER_KIND } from '#/domain/offers/imports/values.fr';
import { readLevel } from '#/domain/offers/intake/readLevel';
import { readLines } from '#/domain/postings/postingSections';
import { readContract, readMode } from '#/domain/postings/readContract';
import { lastLength, readMinYears, tellsLength } from '#/domain/postings/readMinYears';
import { readPay } from '#/domain/postings/readPay';
import { openScript } from '#/domain/postings/script';
import { readSegmentsOf } from '#/domain/postings/segments';

/** What filters ask of an offer, and many sources leave to its text. */
type Terms = Pick<InternalOffer, 'type' | 'experience' | 'mode' | 'pay'>;

/** The terms with those that its data left out, read in the text; what it stated stays. */
export const withTermsInText = (
  stated: Terms,
  { title, text }: { readonly title: string; readonly text: string },
): Terms => {
  const { type, experience, mode, pay } = stated;
  if (type !== null && experience !== null && mode !== null && pay !== null) return stated;
  const script = openScript(text);
  const level = (): Terms['experience'] => {
    const until = lastLength(script);
    const years =
      until === null
        ? null
        : readMinYears(
            script,
            readSegmentsOf(script, (upTo) => readLines(script, title, upTo), {
              until,
              isWanted: (line) => tellsLength(script, line),
            }),
          );
    return readLevel(text, years, title, script.folded).value;
  };
  const paid = pay === null ? readPay(script) : null;
  return {
    type: type ?? readContract(script, { text, title })?.value ?? null,
    experience: experience ?? level(),
    mode: mode ?? readMode(script, { text, title })?.value ?? null,
    // A figure to be checked is none to filter by.
    pay: pay ?? (paid === null || paid.doubtful === true ? null : paid.value),
  };
};

/** The contract that data states, unless it only says how long one is and the title says of what kind: an apprenticeship is a contract of some months too. */
export const kindInTitle = (stated: Terms['type'], title: string): Terms['type'] => {
  if (stated !== 'CDD' && stated !== 'CDI') return stated;
  const script = openScript(title);
  if (LOOKS_AFTER_KIND.test(script.folded)) return stated;
  const kind = readContract(script, { text: title, title })?.value;
  return kind === 'Alternance' || kind === 'Stage' ? kind : stated;
};
