import { Closing } from '#/pages/LandingPage/parts/Closing';
import { Features } from '#/pages/LandingPage/parts/Features';
import { Hero } from '#/pages/LandingPage/parts/Hero';
import { Honesty } from '#/pages/LandingPage/parts/Honesty';
import { Steps } from '#/pages/LandingPage/parts/Steps';
import { Testimonials } from '#/pages/LandingPage/parts/Testimonials';

import * as styles from '#/pages/LandingPage/LandingPage.css';

/** What Embellie is, shown with pictures of itself: one page, no state, the same with and without script. */
export const LandingPage = () => (
  <div className={styles.page}>
    <Hero />
    <Features />
    <Steps />
    <Honesty />
    <Testimonials />
    <Closing />
  </div>
);
