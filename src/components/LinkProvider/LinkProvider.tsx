import { createContext, useContext, useMemo } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

/** Properties of the anchor that stands for a link inside the application. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

type Links = {
  readonly Anchor: ComponentType<AnchorProps> | 'a';
  readonly newTabLabel: string;
};

const LinkContext = createContext<Links>({ Anchor: 'a', newTabLabel: '' });

type LinkProviderProps = {
  /** The router's own link; a plain `<a>` where there is no router, as in stories. */
  readonly anchor?: ComponentType<AnchorProps>;
  /** Announced after the words of a link that opens another tab. */
  readonly newTabLabel: string;
  readonly children: ReactNode;
};

/** Tells components how links are made, so that the library knows no router. */
export const LinkProvider = ({ anchor, newTabLabel, children }: LinkProviderProps) => {
  const links = useMemo(
    () => ({ Anchor: anchor ?? ('a' as const), newTabLabel }),
    [anchor, newTabLabel],
  );
  return <LinkContext value={links}>{children}</LinkContext>;
};

/** The anchor and the words given by the nearest `LinkProvider`. */
export const useLinks = (): Links => useContext(LinkContext);

/** How a link behaves by its address: pages of the application go to the router, the web opens a tab, the rest is left to the browser. */
export const kindOfLink = (href: string): 'inside' | 'web' | 'other' =>
  /^https?:\/\//iu.test(href) ? 'web' : /^[a-z][a-z\d+.-]*:/iu.test(href) ? 'other' : 'inside';
