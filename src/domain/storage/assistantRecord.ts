import * as v from 'valibot';

import { messageSchema } from '#/domain/assistant/message';
import type { ChatMessage } from '#/domain/assistant/message';
import type { VersionedRecord } from '#/domain/storage/record';

/** The conversation with the assistant, oldest message first. */
export const assistantRecord: VersionedRecord<readonly ChatMessage[]> = {
  key: 'embellie.assistant',
  version: 1,
  schema: v.array(messageSchema),
  migrations: [],
};
