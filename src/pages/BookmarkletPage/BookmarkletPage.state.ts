/** `pressed`: the link was clicked here, where it does nothing. `refused`: the browser does not let us copy. */
export const BOOKMARKLET_STATUSES = ['ready', 'pressed', 'copied', 'refused'] as const;
export type BookmarkletStatus = (typeof BOOKMARKLET_STATUSES)[number];
export type BookmarkletState = { readonly status: BookmarkletStatus };
