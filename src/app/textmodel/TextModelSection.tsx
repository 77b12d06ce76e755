import { lazy, Suspense } from 'react';

import { Skeleton } from '#/components/Skeleton/Skeleton';

const TextModelForm = lazy(async () => ({
  default: (await import('#/app/textmodel/TextModelForm')).TextModelForm,
}));

/** The optional model as a part of the settings screen; its lists and forms come after the screen. */
export const TextModelSection = () => (
  <Suspense fallback={<Skeleton kind="line" />}>
    <TextModelForm />
  </Suspense>
);
