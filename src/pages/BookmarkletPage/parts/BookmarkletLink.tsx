import { Bookmark } from 'lucide-react';
import { useCallback } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { ADDRESSES } from '#/copy/addresses';

import * as styles from '#/pages/BookmarkletPage/BookmarkletPage.css';

type BookmarkletLinkProps = {
  readonly name: string;
  /** The `javascript:` address that the bookmark gets. */
  readonly source: string;
  /** It was clicked rather than dragged. Has to stay the same function. */
  readonly onPress: () => void;
};

/** The bookmark itself, to be dragged. React lets no script into an address, so it is put there once the link stands. */
export const BookmarkletLink = ({ name, source, onPress }: BookmarkletLinkProps) => {
  const fill = useCallback(
    (link: HTMLAnchorElement) => {
      const press = (event: Event): void => {
        event.preventDefault();
        onPress();
      };
      link.setAttribute('href', source);
      link.addEventListener('click', press);
      return () => link.removeEventListener('click', press);
    },
    [source, onPress],
  );
  return (
    <a ref={fill} href={ADDRESSES.bookmarklet} draggable className={styles.bookmark}>
      <Icon icon={Bookmark} size="s" />
      {name}
    </a>
  );
};
