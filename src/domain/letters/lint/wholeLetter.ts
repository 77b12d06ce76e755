import { openingsOf } from '#/domain/letters/compose/fill';
import { isEveryday, thingsOf } from '#/domain/letters/french/sameThings.fr';
import type { Agreement } from '#/domain/letters/letter';
import {
  paragraphText,
  type DraftParagraph,
  type LetterContent,
} from '#/domain/letters/letterDraft';
import { BOTH_FORMS, withAgreement } from '#/domain/letters/lint/agreement.fr';
import type { Draft } from '#/domain/letters/lint/finding';
import { JOINING, MESSAGES, OBJECT_WORDS } from '#/domain/letters/lint/rules.fr';
import { contentStems } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';

/** What a letter is read against: the offer it answers and the person who signs it. */
export type LetterContext = {
  /** Employers that the user's other letters are for. */
  readonly otherCompanies: readonly string[];
  readonly offerText: string;
  /** The employer as the user gave it; empty where they did not. */
  readonly company: string;
  readonly agreement: Agreement;
};

/** A letter read by itself. */
export const NO_CONTEXT: LetterContext = {
  otherCompanies: [],
  offerText: '',
  company: '',
  agreement: 'neutral',
};

const whole = (kind: Draft['kind'], message: string, excerpt = ''): Draft => ({
  kind,
  message,
  excerpt,
  role: null,
  fixed: null,
});

const SHORTEST_NAME = 3;

const OF_ANY_OBJECT: ReadonlySet<string> = new Set(contentStems(OBJECT_WORDS));

/** A house that the letter would join, and that neither the offer nor the frame names. */
const joinedElsewhere = (text: string, known: string): readonly Draft[] =>
  [...text.matchAll(JOINING)]
    .map(([, name = '']) => name.replace(/^(?:la |le |l\u2019)/u, '').trim())
    .filter((name) => name.length >= SHORTEST_NAME && !known.includes(fold(name)))
    .slice(0, 1)
    .map((name) => whole('otherCompany', MESSAGES.unknownCompany(name), name));

/** The post and the employer of the offer stand in the letter. */
const namesOf = (
  { frame, paragraphs }: LetterContent,
  context: LetterContext,
): readonly Draft[] => {
  const text = paragraphs.map(paragraphText).join('\n');
  const around = fold([...frame.recipient, frame.object].join('\n'));
  const all = `${around}\n${fold(text)}`;
  const company = fold(context.company.trim());
  const object = frame.object.replace(/\s*\([^)]*\)/gu, '');
  const named = thingsOf(contentStems(object)).filter((stem) => !OF_ANY_OBJECT.has(stem));
  const asked = new Set(thingsOf(contentStems(context.offerText)));
  return [
    ...(company.length >= SHORTEST_NAME && !all.includes(company)
      ? [whole('company', MESSAGES.company(context.company.trim()))]
      : []),
    ...(asked.size > 0 && named.length > 0 && !named.some((stem) => asked.has(stem))
      ? [whole('post', MESSAGES.post(object))]
      : []),
    ...(asked.size > 0 ? joinedElsewhere(text, `${around}\n${fold(context.offerText)}`) : []),
  ];
};

/** Sentences that answer the words of another advertisement. */
const otherOffer = (
  paragraphs: readonly DraftParagraph[],
  { offerText }: LetterContext,
): readonly Draft[] => {
  if (offerText.trim() === '') return [];
  const known = fold(offerText).replace(/\s+/gu, ' ');
  return paragraphs.flatMap(({ role, edited, sentences }): readonly Draft[] => {
    const stray = sentences.find(({ sources }) =>
      sources.some(
        ({ from, quote }) =>
          from === 'offer' && !known.includes(fold(quote).replace(/\s+/gu, ' ').trim()),
      ),
    );
    return edited !== null || stray === undefined
      ? []
      : [
          {
            kind: 'otherOffer',
            message: MESSAGES.otherOffer,
            role,
            excerpt: stray.text,
            fixed: null,
          },
        ];
  });
};

const FEWEST_COMMON = 3;

/** Whether a paragraph leans on a line of the CV or the profile, in its sources or in its own words. */
const isProof = (paragraph: DraftParagraph, proofs: ReadonlySet<string>): boolean => {
  if (paragraph.edited === null)
    return paragraph.sentences.some(({ sources }) =>
      sources.some(({ place, from }) => place === 'experience' && from !== 'offer'),
    );
  const said = thingsOf(contentStems(paragraph.edited));
  const common = new Set(said.filter((stem) => proofs.has(stem) && !isEveryday(stem)));
  return common.size >= FEWEST_COMMON || /\d/u.test(paragraph.edited);
};

const proofOf = ({ paragraphs }: LetterContent): readonly Draft[] => {
  const sources = paragraphs.flatMap(({ sentences }) => sentences.flatMap((one) => one.sources));
  // A template, or a letter without any source, is told so elsewhere.
  if (sources.length === 0) return [];
  const proofs = new Set(
    sources
      .filter(({ place, from }) => place === 'experience' && from !== 'offer')
      .flatMap(({ quote }) => thingsOf(contentStems(quote))),
  );
  const body = paragraphs.filter(({ role }) => role !== 'closing');
  return body.some((paragraph) => isProof(paragraph, proofs))
    ? []
    : [whole('proof', MESSAGES.proof)];
};

/** Two sentences in a row that open alike, to a reader's ear. */
const repeatedOf = (paragraphs: readonly DraftParagraph[]): readonly Draft[] => {
  const openings = paragraphs.flatMap((paragraph) =>
    openingsOf(paragraphText(paragraph)).map((opening) => ({ opening, role: paragraph.role })),
  );
  const again = openings.find(({ opening }, index) => openings[index + 1]?.opening === opening);
  return again === undefined
    ? []
    : [
        {
          kind: 'repeated',
          message: MESSAGES.repeated,
          role: again.role,
          excerpt: again.opening,
          fixed: null,
        },
      ];
};

const agreementOf = (
  paragraphs: readonly DraftParagraph[],
  agreement: Agreement,
): readonly Draft[] =>
  paragraphs.flatMap((paragraph): readonly Draft[] => {
    const { role } = paragraph;
    const text = paragraphText(paragraph);
    const both = text.match(BOTH_FORMS);
    const right = withAgreement(text, agreement);
    return [
      ...(both === null
        ? []
        : ([
            { kind: 'agreement', message: MESSAGES.bothForms, role, excerpt: both[0], fixed: null },
          ] as const)),
      ...(right === text
        ? []
        : ([
            {
              kind: 'agreement',
              message: MESSAGES.agreement[agreement],
              role,
              excerpt: changedIn(text, right),
              fixed: right,
            },
          ] as const)),
    ];
  });

/** The first word that two texts do not share. */
const changedIn = (text: string, right: string): string => {
  const words = right.split(/\s+/u);
  return text.split(/\s+/u).find((word, index) => word !== words[index]) ?? '';
};

/** What only shows over the whole letter, beside its offer and its writer. */
export const readWhole = (content: LetterContent, context: LetterContext): readonly Draft[] => [
  ...namesOf(content, context),
  ...otherOffer(content.paragraphs, context),
  ...proofOf(content),
  ...agreementOf(content.paragraphs, context.agreement),
  ...repeatedOf(content.paragraphs),
];
