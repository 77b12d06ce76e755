import { Outlet } from 'react-router-dom';

import { useFocusOnArrival } from '#/app/navigation/useFocusOnArrival';
import { useTheme } from '#/app/theme/useTheme';
import { PublicShell } from '#/pages/PublicShell/PublicShell';

/** The frame of the routes outside the dashboard. */
export const PublicLayout = () => {
  useTheme();
  useFocusOnArrival();
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
};
