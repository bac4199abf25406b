import type { Message } from './message.ts';

/** Messages by day, the latest first; those of one day stay as the organiser put them. */
export const newestFirst = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((one, other) => compareText(other.date, one.date));

const compareText = (one: string, other: string): number => Number(one > other) - Number(one < other);
