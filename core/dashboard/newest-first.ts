import type { Message } from './message.ts';

/** Sorts messages by day, newest first; messages of the same day keep the order of the organiser. */
export const newestFirst = (messages: readonly Message[]): readonly Message[] =>
  messages.toSorted((one, other) => compareText(other.date, one.date));

const compareText = (one: string, other: string): number => Number(one > other) - Number(one < other);
