import { fromBase45, toBase45 } from '#/domain/shared/base45';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Form of a piece: docs/backup.md. */
const MARK = 'EMBELLIE';
const VERSION = 1;

/** Bytes of one piece: its code has 97 squares a side, which a phone reads from a screen at arm's length. */
const PIECE_BYTES = 812;

/** Most pieces of one transfer: some 325 kilobytes, more than three minutes of codes. Above it a file is the better way. */
export const MAX_PIECES = 400;

/** How long each code is shown, in milliseconds: two a second are far from flashing (WCAG 2.3.1), and a camera has time to see each. */
export const PIECE_MS = 500;

/** How many pieces bytes take. */
export const piecesFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / PIECE_BYTES));

const CRC_POLYNOMIAL = 0xedb88320;

/** CRC-32 (ISO/IEC 3309) as eight hexadecimal letters: tells one transfer from another, and a whole one from a broken one. */
const checkOf = (bytes: Uint8Array): string => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return (~crc >>> 0).toString(16).toUpperCase().padStart(8, '0');
};

/** Cuts bytes into the texts of numbered codes, all in letters that a QR code packs closest. */
export const splitTransfer = (bytes: Uint8Array): readonly string[] => {
  const check = checkOf(bytes);
  const total = piecesFor(bytes.length);
  return Array.from({ length: total }, (_, at) => {
    const part = bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES);
    return `${MARK}${VERSION}/${check}/${at + 1}/${total}/${toBase45(part)}`;
  });
};

/** One piece of a transfer, as its code tells it; numbers begin at 1. */
export type Piece = {
  readonly check: string;
  readonly number: number;
  readonly total: number;
  readonly bytes: Uint8Array;
};

/** Why a code is no piece: it is of something else, of a later version, or damaged. */
export const PIECE_PROBLEMS = ['notOurs', 'newer', 'damaged'] as const;
export type PieceProblem = (typeof PIECE_PROBLEMS)[number];

const PIECE = /^EMBELLIE(\d{1,3})\/(?:([\dA-F]{8})\/(\d{1,3})\/(\d{1,3})\/(.*)$)?/su;

/** Reads the text of a code. */
export const readPiece = (text: string): Result<Piece, PieceProblem> => {
  const found = PIECE.exec(text);
  if (found === null) return fail('notOurs');
  if (Number(found[1]) > VERSION) return fail('newer');
  const [, , check, number, total] = found;
  const bytes = found[5] === undefined ? null : fromBase45(found[5]);
  if (check === undefined || bytes === null) return fail('damaged');
  const piece = { check, number: Number(number), total: Number(total), bytes };
  const isOneOf = piece.number >= 1 && piece.number <= piece.total && piece.total <= MAX_PIECES;
  return isOneOf ? ok(piece) : fail('damaged');
};

/** The pieces of one transfer that were read so far, in any order. */
export type Joining = {
  readonly check: string;
  readonly total: number;
  readonly pieces: ReadonlyMap<number, Uint8Array>;
};

/** Adds a piece; one that is known already changes nothing. Null where it belongs to another transfer. */
export const addPiece = (joining: Joining | null, piece: Piece): Joining | null => {
  const { check, total, number, bytes } = piece;
  if (joining === null) return { check, total, pieces: new Map([[number, bytes]]) };
  if (joining.check !== check || joining.total !== total) return null;
  if (joining.pieces.has(number)) return joining;
  return { ...joining, pieces: new Map([...joining.pieces, [number, bytes]]) };
};

/** From one number to another, both included. */
export type NumberRange = readonly [from: number, to: number];

/** Numbers of the pieces that were not read yet, as few ranges as they make. */
export const missingPieces = ({ total, pieces }: Joining): readonly NumberRange[] => {
  const ranges: [number, number][] = [];
  for (let number = 1; number <= total; number += 1) {
    const last = ranges.at(-1);
    if (pieces.has(number)) continue;
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
};

/** The bytes that were cut, once every piece is there. */
export const joinTransfer = ({
  check,
  total,
  pieces,
}: Joining): Result<Uint8Array, 'incomplete' | 'altered'> => {
  const parts = Array.from({ length: total }, (_, at) => pieces.get(at + 1));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let at = 0;
  for (const part of parts) {
    if (part === undefined) return fail('incomplete');
    whole.set(part, at);
    at += part.length;
  }
  return checkOf(whole) === check ? ok(whole) : fail('altered');
};

/** Numbers of pieces that a person typed, `3, 7, 12-15`: sorted, within the total; empty where none is. */
export const readNumbers = (typed: string, total: number): readonly number[] => {
  const numbers = new Set<number>();
  for (const [, from = '', to = from] of typed.matchAll(
    /(\d{1,3})(?:\s*(?:[-\u2013]|\u00e0)\s*(\d{1,3}))?/gu,
  ))
    for (let number = Number(from); number <= Math.min(Number(to), total); number += 1)
      if (number >= 1) numbers.add(number);
  return [...numbers].toSorted((a, b) => a - b);
};
