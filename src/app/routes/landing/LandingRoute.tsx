import { LandingPage } from '#/pages/LandingPage/LandingPage';

/** The landing page: it asks nothing of the application. */
export const LandingRoute = () => <LandingPage />;
