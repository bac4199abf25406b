import type { Message } from './message.ts';

/** Messages by day, the latest first; those of one day stay as the organiser put them. */
export const newestFirst = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((one, other) => compareText(other.date, one.date));

const compareText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};
