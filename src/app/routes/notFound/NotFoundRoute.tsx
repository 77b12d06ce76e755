import { useLocation } from 'react-router-dom';

import { readAddressPart } from '#/domain/shared/addressPart';
import { NotFoundPage } from '#/pages/NotFoundPage/NotFoundPage';

/** An address that leads nowhere, with its percent signs read. */
export const NotFoundRoute = () => {
  const { pathname } = useLocation();
  return <NotFoundPage path={readAddressPart(pathname)} />;
};
