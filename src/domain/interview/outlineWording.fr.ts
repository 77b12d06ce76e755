import { OUTLINE_LABELS } from '#/domain/interview/outline.fr';
import type { OutlineLine } from '#/domain/interview/outlineLines';

/** An outline as one text: a line each, named. */
export const outlineText = (lines: readonly OutlineLine[]): string =>
  lines.map(({ label, text }) => `${OUTLINE_LABELS[label]}\u00a0: ${text}`).join('\n');
