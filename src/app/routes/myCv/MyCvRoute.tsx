import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { myCvToasts } from '#/app/routes/myCv/myCv.copy';
import { useCvPicture } from '#/app/routes/myCv/useCvPicture';
import { emptyProfile } from '#/domain/profile/profile';
import { profileFromCv } from '#/domain/profile/profileFromCv';
import { profileRecord } from '#/domain/profile/profileRecord';
import { updateRecord } from '#/domain/storage/updateRecord';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { CvPicture, MyCvState } from '#/pages/MyCvPage/MyCvPage.state';
import type { ImportOutcome } from '#/usecases/cv/cvSession';
import type { CvState } from '#/usecases/cv/cvState';

const pageState = (cv: CvState, picture: CvPicture): MyCvState => {
  switch (cv.status) {
    case 'none':
      return { status: 'empty' };
    case 'read':
      return { ...cv, picture };
    case 'reading':
    case 'unreadable':
      return cv;
  }
};

/** Mon CV over the shared CV: imports, corrections, and the profile that may follow. */
export const MyCvRoute = () => {
  const { state, kept, keepProblem, ...cv } = useCv();
  const { analyzer, vault, notify } = useServices();
  const { picture, drawPage } = useCvPicture(state, cv.heldFile(), analyzer);

  // The reader is on its way before a file is chosen.
  useEffect(() => {
    analyzer.warmUp();
  }, [analyzer]);
  useEffect(() => {
    if (keepProblem !== null) {
      notify({ tone: 'destructive', ...myCvToasts.keepProblems[keepProblem] });
    }
  }, [keepProblem, notify]);

  // A file that could not be read is not ready: the screen says why, and nothing is praised.
  const importing = async (done: Promise<ImportOutcome>, fileName: string): Promise<void> => {
    if ((await done) === 'ready') notify({ tone: 'success', ...myCvToasts.imported(fileName) });
  };
  const fillProfile = (): void => {
    if (state.status !== 'read') return;
    const saved = updateRecord(vault, profileRecord, emptyProfile, (profile) =>
      profileFromCv(state.cv, profile),
    );
    notify(
      saved.ok
        ? { tone: 'success', ...myCvToasts.profileFilled }
        : { tone: 'destructive', ...myCvToasts.profileNotSaved },
    );
  };

  return (
    <MyCvPage
      state={pageState(state, picture)}
      kept={kept}
      onKeptChange={(keep) => void cv.setKept(keep)}
      onFile={(file) => void importing(cv.importFile(file), file.name)}
      onPaste={(text) =>
        void importing(cv.importText(text, myCvToasts.pastedName), myCvToasts.pastedName)
      }
      onDelete={() => {
        void cv.remove();
        notify({ tone: 'success', ...myCvToasts.deleted });
      }}
      onCancel={() => void cv.giveUp()}
      onRefusalSeen={cv.dismissRefusal}
      onCorrect={(correction) => void cv.correct(correction)}
      onTakeBack={(correction) => void cv.takeBack(correction)}
      onFillProfile={fillProfile}
      onPageNeeded={drawPage}
    />
  );
};
