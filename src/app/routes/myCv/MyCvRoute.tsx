import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useCvImports } from '#/app/routes/myCv/useCvImports';
import { useCvPicture } from '#/app/routes/myCv/useCvPicture';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { CvPicture, MyCvState } from '#/pages/MyCvPage/MyCvPage.state';
import type { CvState } from '#/usecases/cv/cvState';
import { fillProfile } from '#/usecases/cv/fillProfile';

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
  const { state, kept, ...cv } = useCv();
  const services = useServices();
  const imports = useCvImports();
  const { picture, drawPage } = useCvPicture(state, cv.heldFile(), services.analyzer);

  return (
    <MyCvPage
      state={pageState(state, picture)}
      kept={kept}
      onKeptChange={(keep) => void cv.setKept(keep)}
      {...imports}
      onCancel={() => void cv.giveUp()}
      onRefusalSeen={cv.dismissRefusal}
      onCorrect={(correction) => void cv.correct(correction)}
      onTakeBack={(correction) => void cv.takeBack(correction)}
      onFillProfile={() => {
        if (state.status === 'read') fillProfile(services, state.cv);
      }}
      onPageNeeded={drawPage}
    />
  );
};
