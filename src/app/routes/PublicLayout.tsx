import { Outlet } from 'react-router-dom';

import { useFocusOnArrival } from '#/app/navigation/useFocusOnArrival';
import { publicToasts } from '#/app/routes/public.copy';
import { useServices } from '#/app/services/ServicesContext';
import { useTheme } from '#/app/theme/useTheme';
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
