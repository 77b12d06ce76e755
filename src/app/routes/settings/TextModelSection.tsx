import { Suspense } from 'react';

import { lazyComponent } from '#/components/loading/lazyComponent';
import { Skeleton } from '#/components/Skeleton/Skeleton';

const TextModelForm = lazyComponent(
  async () => (await import('#/app/routes/settings/TextModelForm')).TextModelForm,
);

/** The optional model as a part of the settings screen; its lists and forms come after the screen. */
export const TextModelSection = () => (
  <Suspense fallback={<Skeleton kind="line" />}>
    <TextModelForm />
  </Suspense>
);
