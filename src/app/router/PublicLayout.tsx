import { Outlet } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useTheme } from '#/app/hooks/useTheme';
import { publicToasts } from '#/app/router/public.copy';
import { useFocusOnArrival } from '#/app/router/useFocusOnArrival';
import { PublicShell } from '#/pages/PublicShell/PublicShell';

/** The frame of the routes outside the dashboard. */
export const PublicLayout = () => {
  const { notify } = useServices();
  useTheme();
  useFocusOnArrival();
  return (
    <PublicShell onSoon={() => notify({ tone: 'info', ...publicToasts.soon })}>
      <Outlet />
    </PublicShell>
  );
};
