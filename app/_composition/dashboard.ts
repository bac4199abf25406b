import type { MessageBoard } from '@fairdesk/core/dashboard';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Messages for one user. */
export type MessageBoardOf = (email: string) => MessageBoard;

export const MESSAGE_BOARD = token<MessageBoardOf>('message board');

/** The use cases of the dashboard, for server and browser. */
export const dashboardUseCases = (board: MessageBoard, log: Log) => ({
  markMessageRead: logged(board.markRead, log),
});
