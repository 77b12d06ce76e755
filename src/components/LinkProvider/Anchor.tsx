import { kindOfLink, useLinks } from '#/components/LinkProvider/LinkProvider';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

/** A bare link, made by the router or, for the web, opened in another tab without a referrer. */
export const Anchor = ({ href, children, ...rest }: AnchorProps) => {
  const { Anchor: Inside, newTabLabel } = useLinks();
  const kind = kindOfLink(href);
  if (kind === 'inside') {
    return (
      <Inside href={href} {...rest}>
        {children}
      </Inside>
    );
  }
  if (kind === 'other') {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
    </a>
  );
};
