import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { ThemeContext } from '#/app/hooks/ThemeContext';
import { useNewOffers } from '#/app/hooks/useNewOffers';
import { useTheme } from '#/app/hooks/useTheme';
import { useFocusOnArrival } from '#/app/router/useFocusOnArrival';
import { Shell } from '#/pages/Shell/Shell';
import { media } from '#/styles/media';
import { cvSessionOf } from '#/usecases/cv/cvSession';

/** Open or closed; a change of path closes it, and so does a window that grows until it has no use. */
const useDrawer = (pathname: string) => {
  const [openAt, setOpenAt] = useState<string | null>(null);
  useEffect(() => {
    const wide = window.matchMedia(media.desktop);
    const close = (): void => {
      if (wide.matches) setOpenAt(null);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return {
    // Open where it was opened, and nowhere else.
    drawerOpen: openAt === pathname,
    onDrawerOpenChange: (open: boolean): void => setOpenAt(open ? pathname : null),
  };
};

/** The frame of every dashboard route. */
export const DashboardLayout = () => {
  const { pathname } = useLocation();
  const drawer = useDrawer(pathname);
  const theme = useTheme();
  const { count } = useNewOffers();
  useFocusOnArrival();
  // Brings back a kept CV, whichever screen comes first.
  cvSessionOf(useServices());
  return (
    <Shell pathname={pathname} {...drawer} {...theme} newOffers={count}>
      <ThemeContext value={theme}>
        <Outlet />
      </ThemeContext>
    </Shell>
  );
};
