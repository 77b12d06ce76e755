import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

import { preloadFrame } from '#/app/router/frames';
import { preloadScreen } from '#/app/router/screenComponents';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';

/**
 * A link of the application: no page load, and its screen starts to load as soon as the link is aimed at. Made of the
 * router's hooks: its own `Link` brings the prefetching of a framework that is not there, to every first visit.
 */
export const RouterAnchor = ({ href, onClick, children, ...rest }: AnchorProps) => {
  const address = useHref(href);
  const follow = useLinkClickHandler(
    href,
    rest.target === undefined ? {} : { target: rest.target },
  );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  const preload = (): void => {
    preloadFrame(href);
    preloadScreen(href);
  };
  return (
    <a onPointerEnter={preload} onFocus={preload} {...rest} href={address} onClick={handleClick}>
      {children}
    </a>
  );
};
