import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { screenAt } from '#/app/navigation/screens';
import { descriptionOf, documentTitle, notFoundTitle, titles } from '#/app/navigation/screens.copy';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

/** Gives the document its title, and says it aloud after each change of screen: a page load would. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [message, setMessage] = useState('');
  const id = screenAt(pathname);
  const title = id ? titles[id] : notFoundTitle;

  useEffect(() => {
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', descriptionOf(id));
    if (first.current !== pathname) setMessage(title);
    first.current = '';
  }, [pathname, title, id]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{message}</VisuallyHidden>
    </div>
  );
};
