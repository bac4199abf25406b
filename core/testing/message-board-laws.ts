import fc from 'fast-check';
import { type Message, type MessageBoard, newestFirst } from '../dashboard/index.ts';
import type { Language, ParticipationId } from '../shared/index.ts';
import { demand, demandSame, forAll, type LawRunner, succeed } from './law.ts';

/** A message board under test, and a participation with at least one message. */
export interface MessageBoardSubject {
  readonly board: MessageBoard;
  readonly participation: ParticipationId;
  readonly language: Language;
}

/** The laws of a message board. They mark messages as read. */
export const messageBoardLaws = (make: () => Promise<MessageBoardSubject>, { test }: LawRunner): void => {
  test('lists messages newest first, each once', async () => {
    const messages = await listed(await make());
    demandSame(messages, newestFirst(messages), 'Messages are not newest first');
    demand(new Set(messages.map(({ id }) => id)).size === messages.length, 'A message is listed twice');
  });

  test('lists a message as read after one or more marks, and changes no other', async () => {
    const subject = await make();
    const { board, participation } = subject;
    const messages = await listed(subject);
    demand(messages.length > 0, 'The subject has no message to try');
    await forAll(fc.constantFrom(...messages), async ({ id }) => {
      const before = (await listed(subject)).filter((message) => message.id !== id);
      await succeed(board.markRead(participation, id), 'Marking a message');
      await succeed(board.markRead(participation, id), 'Marking it again');
      const after = await listed(subject);
      demandSame(after.find((message) => message.id === id)?.read, true, 'The message is not read');
      demandSame(
        after.filter((message) => message.id !== id),
        before,
        'Another message changed',
      );
    });
  });
};

const listed = ({ board, participation, language }: MessageBoardSubject): Promise<readonly Message[]> =>
  succeed(board.list(participation, language), 'Listing messages');
