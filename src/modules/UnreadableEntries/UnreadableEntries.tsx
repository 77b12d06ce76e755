import { Callout } from '#/components/Callout/Callout';
import type { KeptList, Unreadable } from '#/domain/storage/unreadable';
import { unreadableCopy as copy } from '#/modules/UnreadableEntries/UnreadableEntries.copy';

type UnreadableEntriesProps = { readonly list: KeptList; readonly unreadable: Unreadable };

/** Says that entries of a list could not be read, and what became of them; nothing where all is well. */
export const UnreadableEntries = ({ list, unreadable }: UnreadableEntriesProps) => {
  switch (unreadable) {
    case 0:
      return null;
    case 'all':
      return (
        <Callout tone="caution" title={copy.all(list)}>
          {copy.kept}
        </Callout>
      );
    case 'newer':
      return (
        <Callout tone="caution" title={copy.newer(list)}>
          {copy.reload}
        </Callout>
      );
    default:
      return (
        <Callout tone="caution" title={copy.some(list, unreadable)}>
          {`${copy.others} ${copy.kept}`}
        </Callout>
      );
  }
};
