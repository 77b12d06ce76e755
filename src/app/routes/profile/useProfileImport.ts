import { useState } from 'react';

import type { Cv } from '#/domain/cv/cv';
import type { Profile } from '#/domain/profile/profile';
import { differingSections } from '#/domain/profile/profileSections';
import { MAX_IMPORT_BYTES } from '#/domain/profile/transfer';
import type { ProfileImportProblem } from '#/domain/profile/transfer';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { ImportSource, ProfileDialog } from '#/pages/ProfilePage/ProfilePage.state';

type Preview = Extract<ProfileDialog, { kind: 'preview' | 'sameImport' | 'importFailed' }>;

type Import = {
  readonly preview: Preview | null;
  readonly fromCv: (cv: Cv, fileName: string, current: Profile) => void;
  readonly fromFile: (file: File, current: Profile) => void;
  readonly close: () => void;
};

const previewOf = (source: ImportSource, before: Profile, after: Profile): Preview => {
  const sections = differingSections(before, after);
  return sections.length > 0
    ? { kind: 'preview', source, before, after, sections }
    : { kind: 'sameImport', source };
};

const readFile = async (
  file: File,
  current: Profile,
): Promise<Result<Profile, ProfileImportProblem>> => {
  if (file.size > MAX_IMPORT_BYTES) return fail('tooLarge');
  const [text, { importProfile }] = await Promise.all([
    file.text(),
    import('#/domain/profile/importProfile'),
  ]);
  return importProfile(text, current);
};

/** Imports, up to the moment the user has seen what they would change. Readers load on use. */
export const useImport = (): Import => {
  const [preview, setPreview] = useState<Preview | null>(null);
  return {
    preview,
    fromCv: (cv, fileName, current) =>
      void import('#/domain/profile/profileFromCv').then(
        ({ profileFromCv }) =>
          setPreview(previewOf({ kind: 'cv', fileName }, current, profileFromCv(cv, current))),
        () => setPreview({ kind: 'importFailed', fileName, problem: 'notAProfile' }),
      ),
    fromFile: (file, current) =>
      void readFile(file, current)
        .catch(() => fail('notJson' as const))
        .then((read) =>
          setPreview(
            read.ok
              ? previewOf({ kind: 'file', fileName: file.name }, current, read.value)
              : { kind: 'importFailed', fileName: file.name, problem: read.problem },
          ),
        ),
    close: () => setPreview(null),
  };
};
