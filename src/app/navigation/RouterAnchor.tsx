import { Link } from 'react-router-dom';

import { preloadFrame } from '#/app/routes/frames';
import { preloadScreen } from '#/app/routes/loadScreen';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';

/** A link of the application: no page load, and its screen starts to load as soon as the link is aimed at. */
export const RouterAnchor = ({ href, ...rest }: AnchorProps) => {
  const preload = (): void => {
    preloadFrame(href);
    preloadScreen(href);
  };
  return <Link onPointerEnter={preload} onFocus={preload} {...rest} to={href} />;
};
