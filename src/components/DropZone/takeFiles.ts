import type { ChangeEvent } from 'react';

/** The files that were just chosen. The input forgets them, so that the same ones, mended, can be chosen again. */
export const takeFiles = ({ target }: ChangeEvent<HTMLInputElement>): readonly File[] => {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
};
