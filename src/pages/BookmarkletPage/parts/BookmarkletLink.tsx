import { Bookmark } from 'lucide-react';
import { useCallback } from 'react';

import { Icon } from '#/components/Icon/Icon';

import * as styles from '#/pages/BookmarkletPage/BookmarkletPage.css';

type BookmarkletLinkProps = {
  readonly name: string;
  /** The `javascript:` address that the bookmark gets. */
  readonly source: string;
  /** It was clicked rather than dragged. */
  readonly onPress: () => void;
};

/** The bookmark itself, to be dragged. React lets no script into an address, so it is put there once the link stands. */
export const BookmarkletLink = ({ name, source, onPress }: BookmarkletLinkProps) => {
  const fill = useCallback(
    (link: HTMLAnchorElement | null) => link?.setAttribute('href', source),
    [source],
  );
  return (
    <a
      ref={fill}
      href="#"
      draggable
      className={styles.bookmark}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Icon icon={Bookmark} size="s" />
      {name}
    </a>
  );
};
