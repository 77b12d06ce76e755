import type { ChatMessage } from '#/domain/assistant/message';

const isSample = (message: ChatMessage | undefined): boolean => message?.sample === true;

/** The messages to show: where samples are hidden, fixed replies go, each with the question that it answered. */
export const shownMessages = (
  messages: readonly ChatMessage[],
  showSamples: boolean,
): readonly ChatMessage[] =>
  showSamples
    ? messages
    : messages.filter(
        (message, index) =>
          !isSample(message) && !(message.sender === 'user' && isSample(messages[index + 1])),
      );
