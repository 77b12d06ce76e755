import { describe, expect, it } from 'vitest';

import { profileStrength } from '#/domain/home/profileStrength';
import { emptyProfile } from '#/domain/profile/profile';
import { changeDraft } from '#/usecases/profile/profileChange';
import { profileDraftOf, filledProfileOf } from '#/usecases/profile/profileDraft';

describe('filledProfileOf', () => {
  it('counts no entry in which nothing is said yet', () => {
    const added = changeDraft(profileDraftOf(emptyProfile), {
      type: 'entryAdded',
      list: 'experiences',
    });
    expect(added.experiences).toHaveLength(1);
    expect(filledProfileOf(added).experiences).toEqual([]);
    expect(profileStrength(filledProfileOf(added), false).met).toEqual([]);
  });
});
