import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { whenIdle } from '#/app/hooks/whenIdle';
import { ADDRESSES } from '#/copy/addresses';

/** Reminds of a backup where one is due: on the dashboard only, where no work is under way. */
export const useSaveReminder = (): void => {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      whenIdle(() => {
        const texts = services.vault.texts();
        // A newcomer has nothing to save, and loads nothing for it.
        if (!texts.ok || texts.value.size === 0) return;
        import('#/usecases/settings/saveReminder')
          .then(({ remindToSave }) =>
            remindToSave(services, () => void navigate(ADDRESSES.settings)),
          )
          .catch(() => undefined);
      }),
    [services, navigate],
  );
};
