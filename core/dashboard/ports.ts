import type { ResultAsync } from 'neverthrow';
import type { Failure, Language, ParticipationId } from '../shared/index.ts';
import type { Message } from './message.ts';

/**
 * The organiser's messages.
 */
export interface MessageBoard {
  /** Those published now for this participation's type, newest first. */
  list(participation: ParticipationId, language: Language): ResultAsync<readonly Message[], Failure>;
  /** Safe to repeat. */
  markRead(participation: ParticipationId, message: string): ResultAsync<void, Failure>;
}
