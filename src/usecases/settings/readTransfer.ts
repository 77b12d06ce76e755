import type { TransferCodes } from '#/domain/backup/TransferCodes';
import { addPiece, joinTransfer, readPiece } from '#/domain/backup/transferPieces';
import type { Joining, PieceProblem } from '#/domain/backup/transferPieces';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** What became of the pieces when a code was read, and what was wrong with it; null where nothing was. */
export type Taken = {
  readonly joining: Joining | null;
  readonly problem: PieceProblem | 'otherTransfer' | null;
};

/** Takes the text of a code in; a wrong one changes nothing of what was read. */
export const takeCode = (joining: Joining | null, text: string): Taken => {
  const piece = readPiece(text);
  if (!piece.ok) return { joining, problem: piece.problem };
  const added = addPiece(joining, piece.value);
  return added === null ? { joining, problem: 'otherTransfer' } : { joining: added, problem: null };
};

/** The text of the backup that was shown as codes, once every piece is there. */
export const textOfTransfer = async (
  { unpack }: Pick<TransferCodes, 'unpack'>,
  joining: Joining,
): Promise<Result<string, 'incomplete' | 'altered'>> => {
  const joined = joinTransfer(joining);
  if (!joined.ok) return joined;
  const text = await unpack(joined.value);
  return text.ok ? text : fail('altered');
};
