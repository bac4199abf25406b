import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, ParticipationId } from '../shared/index.ts';
import type { Message } from './message.ts';

/** Reads the messages of the organiser. */
export interface MessageBoard {
  /** The messages published now for the type of this participation, newest first. */
  list(participation: ParticipationId, language: Language): ResultAsync<readonly Message[], Failure>;
  /** Marks a message as read; safe to repeat. */
  markRead(participation: ParticipationId, message: string): ResultAsync<void, Failure>;
}
