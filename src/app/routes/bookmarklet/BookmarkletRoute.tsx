import { useCallback, useState } from 'react';
import { useHref } from 'react-router-dom';

import { ADDRESSES } from '#/copy/addresses';
import { bookmarkletSource } from '#/domain/offers/intake/bookmarklet';
import { BookmarkletPage } from '#/pages/BookmarkletPage/BookmarkletPage';
import type { BookmarkletState } from '#/pages/BookmarkletPage/BookmarkletPage.state';

/** The page of the bookmarklet, whose script opens the application where it is served. */
export const BookmarkletRoute = () => {
  const address = useHref(ADDRESSES.addOffer);
  const [state, setState] = useState<BookmarkletState>({ status: 'ready' });
  const source = bookmarkletSource(new URL(address, window.location.origin).href);
  const press = useCallback(() => setState({ status: 'pressed' }), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(source);
      setState({ status: 'copied' });
    } catch {
      // Not allowed, or no clipboard outside https.
      setState({ status: 'refused' });
    }
  };
  return (
    <BookmarkletPage state={state} source={source} onPress={press} onCopy={() => void copy()} />
  );
};
