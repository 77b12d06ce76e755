import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import type { LetterInput } from '#/domain/letters/compose/letterInput';
import { EMPTY_FORM } from '#/domain/letters/letterDraft';
import type { LetterForm } from '#/domain/letters/letterDraft';
import { compareCvWithOffer } from '#/domain/matching/compareCvWithOffer';
import { readOffer } from '#/domain/postings/readOffer';
import { prepareLetter } from '#/usecases/letters/generateLetter';
import type { LetterCase } from '#tests/coach/letters/cases.fr';
import { aHeldCv } from '#tests/support/builders/aHeldCv';

/** The day that every letter of the evaluation bears. */
export const TODAY = '2026-11-23';

/** The text of a CV of a pack. */
export const packCv = (pack: string, id: string): string =>
  readFileSync(resolve('tests/bench', pack, 'cvs', `${id}.txt`), 'utf8');

/** The text of an advertisement of a pack, under its title, employer and place. */
export const packOffer = (pack: string, id: string): string => {
  const { title, company, location, text } = JSON.parse(
    readFileSync(resolve('tests/bench', pack, 'offers', `${id}.json`), 'utf8'),
  );
  return `${title}\n${company}\n${location}\n\n${text}`;
};

/** A CV as the product reads it. */
export const cvOf = async (text: string): Promise<Cv> =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon: await loadLexicon(), today: TODAY });

const compare: Analyzer['compare'] = async (cv, offer) => {
  const lexicon = await loadLexicon();
  return compareCvWithOffer(cv, offer, readOffer(offer, lexicon), lexicon);
};

/** What the product would write a letter from. */
export const inputOf = async (cv: Cv, form: Partial<LetterForm>): Promise<LetterInput> => {
  const input = await prepareLetter(
    {
      form: { ...EMPTY_FORM, ...form },
      cv: aHeldCv({ cv }),
      profile: null,
      correction: { notAsked: [], head: {} },
      today: TODAY,
    },
    { analyzer: { compare }, lexicon: loadLexicon },
  );
  if (input === null) throw new Error('nothing to write from');
  return input;
};

/** The CV and the advertisement of a case, as texts. */
export const textsOf = ({
  cv,
  offer,
}: LetterCase): { readonly cv: string; readonly offer: string } => ({
  cv: typeof cv === 'string' ? cv : packCv(cv.pack, cv.id),
  offer: typeof offer === 'string' ? offer : packOffer(offer.pack, offer.id),
});
