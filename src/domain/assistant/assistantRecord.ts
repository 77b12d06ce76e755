import { messageSchema } from '#/domain/assistant/message';
import type { ChatMessage } from '#/domain/assistant/message';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** The conversation with the assistant, oldest message first. */
export const assistantRecord: VersionedRecord<readonly ChatMessage[]> = {
  key: 'embellie.assistant',
  version: 1,
  ...listOf(messageSchema),
  migrations: [],
};
