import { Callout } from '#/components/Callout/Callout';
import type { KeptList, Unreadable } from '#/domain/storage/unreadable';
import { unreadableCopy as copy } from '#/modules/UnreadableEntries/UnreadableEntries.copy';

type UnreadableEntriesProps = { readonly list: KeptList; readonly unreadable: Unreadable };

/** Says that entries of a list could not be read, and what became of them; nothing where all is well. */
export const UnreadableEntries = ({ list, unreadable }: UnreadableEntriesProps) =>
  unreadable !== 0 && (
    <Callout
      tone="caution"
      title={unreadable === 'all' ? copy.all(list) : copy.some(list, unreadable)}
    >
      {unreadable === 'all' ? copy.kept : `${copy.others} ${copy.kept}`}
    </Callout>
  );
