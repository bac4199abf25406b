import { okAsync } from 'neverthrow';
import { type Message, type MessageBoard, newestFirst } from '../dashboard/index.ts';

/** The same messages for every participation; whether they are read is stored per participation. */
export const memoryMessageBoard = (messages: readonly Message[]): MessageBoard => {
  const read = new Set<string>();
  const mark = (participation: string, message: string): string => `${participation} ${message}`;
  return {
    list: (participation) =>
      okAsync(
        newestFirst(messages).map((message) => ({
          ...message,
          read: message.read || read.has(mark(participation, message.id)),
        })),
      ),
    markRead: (participation, message) => {
      read.add(mark(participation, message));
      return okAsync();
    },
  };
};
