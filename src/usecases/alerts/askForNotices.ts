import type { NoticePermission } from '#/domain/offers/alerts/Notices';
import type { Services } from '#/usecases/shared/services';

/** Asks the browser for notifications where they are wanted. Its question closed without an answer leaves it as if it never asked, which has to be said. */
export const askForNotices = async (
  { ask, permission }: Pick<Services['notices'], 'ask' | 'permission'>,
  wanted: boolean,
): Promise<NoticeState> => {
  if (!wanted) return permission();
  const answer = await ask();
  return answer === 'unasked' ? 'dismissed' : answer;
};

/** Whether the browser may show notifications; `dismissed` where its question was just closed without an answer. */
export type NoticeState = NoticePermission | 'dismissed';
