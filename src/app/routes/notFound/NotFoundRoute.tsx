import { useLocation } from 'react-router-dom';

import { NotFoundPage } from '#/pages/NotFoundPage/NotFoundPage';

/** An address that leads nowhere, shown as it stands in the address bar. */
export const NotFoundRoute = () => {
  const { pathname } = useLocation();
  return <NotFoundPage path={readable(pathname)} />;
};

/** Percent signs decoded where they can be. */
const readable = (pathname: string): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};
