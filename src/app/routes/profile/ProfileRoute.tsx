import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useAwaitedCv, useFillProfile } from '#/app/hooks/useAwaitedCv';
import { useCv } from '#/app/hooks/useCv';
import { useLeaveGuard } from '#/app/routes/profile/useLeaveGuard';
import { usePhoto } from '#/app/routes/profile/usePhoto';
import { useProfileForm } from '#/app/routes/profile/useProfileForm';
import { useImport } from '#/app/routes/profile/useProfileImport';
import type { Cv } from '#/domain/cv/cv';
import { isUntouched } from '#/domain/home/profileStrength';
import { PROFILE_SECTIONS } from '#/domain/profile/profileSections';
import type { ProfileSection } from '#/domain/profile/profileSections';
import type { KnownSkills } from '#/pages/ProfilePage/parts/SkillsSection';
import { ProfilePage } from '#/pages/ProfilePage/ProfilePage';
import { exportProfileFile } from '#/usecases/profile/exportProfileFile';
import { profileOf, unsavedSections } from '#/usecases/profile/profileDraft';

/** Skills to propose: those of the CV and, once `wanted`, those of the lexicon. Where it does not load, fewer are proposed. */
const useKnownSkills = (cv: Cv | null, wanted: boolean): KnownSkills => {
  const { skillLabels } = useServices();
  const [inLexicon, setInLexicon] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void skillLabels().then(
      (loaded) => current && setInLexicon(loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, skillLabels]);
  return useMemo(
    () => ({ inCv: cv?.skills.map(({ label }) => label) ?? [], inLexicon }),
    [cv, inLexicon],
  );
};

/** The tab that an address asks for, as in `?tab=skills`. */
const tabIn = (params: URLSearchParams): ProfileSection =>
  PROFILE_SECTIONS.find((section) => section === params.get('tab')) ?? 'personal';

/** Mon Profil over the kept profile, the shared CV and files. */
export const ProfileRoute = () => {
  const services = useServices();
  const { state: cv } = useCv();
  const [params] = useSearchParams();
  const [tab, setTab] = useState(() => tabIn(params));
  const form = useProfileForm();
  const photo = usePhoto();
  const imports = useImport();
  const { draft } = form.state;
  const guard = useLeaveGuard(unsavedSections(draft).length > 0);
  const read = cv.status === 'read' ? cv : null;
  const hasReadableCv = useAwaitedCv() !== null || read !== null;
  const fillProfile = useFillProfile();
  const knownSkills = useKnownSkills(read?.cv ?? null, tab === 'skills');

  const { preview } = imports;

  return (
    <ProfilePage
      state={form.state}
      tab={tab}
      onTabChange={setTab}
      onChange={form.onChange}
      onSave={form.save}
      photo={photo}
      knownSkills={knownSkills}
      hasReadableCv={hasReadableCv}
      transfer={{
        cvName: read?.fileName ?? null,
        onImportCv: () => read && imports.fromCv(read.cv, read.fileName, profileOf(draft)),
        onImportFile: (file) => imports.fromFile(file, profileOf(draft)),
        onExport: (format) =>
          void exportProfileFile(services, profileOf(draft), photo.state.url, format),
      }}
      onFillFromCv={
        hasReadableCv && form.state.status === 'ready' && isUntouched(profileOf(draft))
          ? fillProfile
          : null
      }
      dialog={guard.asking ? { kind: 'leave' } : preview}
      onImport={(sections) => {
        if (preview?.kind === 'preview') form.importSections(preview.after, sections);
        imports.close();
      }}
      onLeave={guard.leave}
      onCloseDialog={() => {
        guard.stay();
        imports.close();
      }}
    />
  );
};
