import type { ParagraphRole } from '#/domain/letters/letter';
import { paragraphText, type LetterContent } from '#/domain/letters/letterDraft';
import type { Draft, LetterFinding } from '#/domain/letters/lint/finding';
import {
  CLOSING_APPEAL,
  FINDING_KINDS,
  MESSAGES,
  NAMED_APPEAL,
  PLACEHOLDER,
  WORD_RULES,
} from '#/domain/letters/lint/rules.fr';
import { NO_CONTEXT, readWhole, type LetterContext } from '#/domain/letters/lint/wholeLetter';
import { wordsGate } from '#/domain/letters/sources/deedGate.fr';
import { countWords, fold } from '#/domain/shared/text';

const LONG_PARAGRAPH = 150;
const LONG_LETTER = 260;
/** Under this, a letter says too little to be called. */
const SHORT_LETTER = 110;

/** What is found with a dozen characters on either side, to whole words. */
const around = (text: string, start: number, end: number): string => {
  const before = /\S*$/u.exec(text.slice(0, Math.max(0, start - 12)))?.[0] ?? '';
  const after = /^\S*/u.exec(text.slice(end + 12))?.[0] ?? '';
  return text.slice(Math.max(0, start - 12) - before.length, end + 12 + after.length).trim();
};

const wordFindings = (text: string, role: ParagraphRole): readonly Draft[] =>
  WORD_RULES.flatMap(({ kind, rule, message, fix }) => {
    const found = [...text.matchAll(rule)];
    const [first] = found;
    if (first === undefined) return [];
    const right = fix && text.replace(rule, (...groups: readonly string[]) => fix(...groups));
    if (right === text) return [];
    const { index } = first;
    return [
      {
        kind,
        message,
        role,
        excerpt:
          kind === 'typography' || kind === 'elision'
            ? around(text, index, index + first[0].length)
            : first[0].trim(),
        fixed: right ?? null,
      },
    ];
  });

/** Sentences that the gate of the composer would keep back: those of the person too are worth a second look. */
const gateFindings = (text: string, role: ParagraphRole, isFirst: boolean): readonly Draft[] =>
  text
    .replace(PLACEHOLDER, '')
    .split(/(?<=[.!?])\s+/u)
    .flatMap((sentence, index): readonly Draft[] => {
      const gate = wordsGate(sentence);
      if (gate.passes) return [];
      const { refusal } = gate;
      const isAlone = isFirst && index === 0;
      return refusal === 'glued' || refusal === 'agreement' || (refusal === 'antecedent' && isAlone)
        ? [
            {
              kind: 'words',
              message: MESSAGES.words[refusal],
              role,
              excerpt: sentence,
              fixed: null,
            },
          ]
        : [];
    });

const placeholders = (text: string, role: ParagraphRole | null): readonly Draft[] =>
  [...text.matchAll(PLACEHOLDER)].map(([excerpt]) => ({
    kind: 'placeholder',
    message: MESSAGES.placeholder,
    role,
    excerpt,
    fixed: null,
  }));

const appealFindings = ({ frame, paragraphs }: LetterContent): readonly Draft[] => {
  const appeal = frame.appeal.replace(/[\s,]+$/u, '');
  if (NAMED_APPEAL.test(appeal))
    return [
      { kind: 'appeal', message: MESSAGES.appealName, role: null, excerpt: appeal, fixed: null },
    ];
  const closing = paragraphs.find(({ role }) => role === 'closing');
  const text = closing === undefined ? '' : paragraphText(closing);
  const repeated = CLOSING_APPEAL.exec(text)?.[1];
  if (repeated === undefined || repeated === appeal) return [];
  return [
    {
      kind: 'appeal',
      message: MESSAGES.appeal(appeal),
      role: 'closing',
      excerpt: repeated,
      fixed: text.replace(`, ${repeated},`, `, ${appeal},`),
    },
  ];
};

const EMAIL_OR_PHONE = /@|\d(?:[\s.\-()]*\d){7}/u;

/** What may be wrong with a letter, read by itself or beside its offer and its writer. */
export const lintLetter = (
  content: LetterContent,
  context: LetterContext = NO_CONTEXT,
): readonly LetterFinding[] => {
  const { frame, paragraphs } = content;
  const around = [...frame.recipient, frame.object].map(fold).join('\n');
  const texts = paragraphs.map((paragraph) => ({
    role: paragraph.role,
    text: paragraphText(paragraph),
  }));
  const found: Draft[] = [
    ...placeholders(
      [...frame.sender, ...frame.recipient, frame.placeAndDate, frame.object].join('\n'),
      null,
    ),
    ...texts.flatMap(({ role, text }, index) => [
      ...gateFindings(text, role, index === 0),
      ...placeholders(text, role),
      ...wordFindings(text, role),
    ]),
    ...appealFindings(content),
    ...readWhole(content, context),
  ];
  for (const company of context.otherCompanies) {
    const key = fold(company);
    if (key.length < 3 || around.includes(key)) continue;
    const at = texts.find(({ text }) => fold(text).includes(key));
    const own = at && paragraphs.find(({ role }) => role === at.role);
    const sourced = own?.sentences.some(({ sources }) =>
      sources.some(
        ({ from, where, quote }) => from !== 'offer' && fold(`${where} ${quote}`).includes(key),
      ),
    );
    if (at && !sourced)
      found.push({
        kind: 'otherCompany',
        message: MESSAGES.otherCompany(company),
        role: at.role,
        excerpt: company,
        fixed: null,
      });
  }
  if (frame.signature.trim() === '')
    found.push({ kind: 'name', message: MESSAGES.noName, role: null, excerpt: '', fixed: null });
  if (!frame.sender.some((line) => EMAIL_OR_PHONE.test(line) || line.startsWith('[')))
    found.push({
      kind: 'contact',
      message: MESSAGES.contact,
      role: null,
      excerpt: '',
      fixed: null,
    });
  for (const { role, text } of texts)
    if (countWords(text) > LONG_PARAGRAPH)
      found.push({
        kind: 'long',
        message: MESSAGES.long,
        role,
        excerpt: `${text.slice(0, 40)}\u2026`,
        fixed: null,
      });
  const words = texts.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words > 0 && words < SHORT_LETTER && found.every(({ kind }) => kind !== 'placeholder'))
    found.push({
      kind: 'short',
      message: MESSAGES.short(words),
      role: null,
      excerpt: '',
      fixed: null,
    });
  if (words > LONG_LETTER)
    found.push({ kind: 'long', message: MESSAGES.page, role: null, excerpt: '', fixed: null });
  const shouts = texts.filter(({ text }) => text.includes('!'));
  if (shouts.reduce((sum, { text }) => sum + text.split('!').length - 1, 0) > 1)
    found.push({
      kind: 'exclamation',
      message: MESSAGES.exclamation,
      role: shouts[0]?.role ?? null,
      excerpt: '!',
      fixed: null,
    });
  return found
    .sort((one, other) => FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind))
    .map((finding, index) => ({
      ...finding,
      id: `${finding.kind}-${finding.role ?? 'frame'}-${index}`,
    }));
};
