import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyLimitOf, UPLOAD_LIMIT } from '#app/_process/body-limits.ts';
import type { ByteBudget } from './byte-budget.ts';
import { pathOf } from './guard.ts';
import { isUnread } from './lingering-response.ts';

/**
 * Lets a request with a large body wait until there is room for it. Meanwhile its body stays with the client, but for
 * the first 64 KB.
 *
 * @returns whether the client still waits
 */
export const waitForTurn = async (
  budget: ByteBudget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  if (!isUnread(request)) return true;
  const limit = bodyLimitOf(pathOf(request));
  if (limit < UPLOAD_LIMIT) return true;
  const giveBack = await budget.take(Math.min(Number(request.headers['content-length'] ?? limit), limit));
  const isWaiting = !response.writableEnded && !response.closed;
  if (isWaiting) response.once('close', giveBack);
  else giveBack();
  return isWaiting;
};
