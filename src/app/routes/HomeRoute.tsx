import { useCv } from '#/app/cv/CvContext';
import { homeState } from '#/app/routes/homeState';
import { useRecord } from '#/app/services/useRecord';
import { analysesRecord } from '#/domain/storage/analysesRecord';
import { applicationsRecord } from '#/domain/storage/applicationsRecord';
import { profileRecord } from '#/domain/storage/profileRecord';
import { HomePage } from '#/pages/HomePage/HomePage';

/** Tableau de bord over everything that is kept. */
export const HomeRoute = () => {
  const { state: cv } = useCv();
  const profile = useRecord(profileRecord);
  const applications = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
  return (
    <HomePage
      state={homeState({
        profile: profile.ok ? profile.value : null,
        applications: applications.ok ? applications.value : null,
        analyses: (analyses.ok && analyses.value) || [],
        hasReadableCv: cv.status === 'read',
        compatible: null,
      })}
    />
  );
};
