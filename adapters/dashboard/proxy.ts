import { type MessageBoard, MessageSchema } from '@fairdesk/core/dashboard';
import * as z from 'zod/mini';
import { Done, type Http } from '../shared/http/http.ts';

const Messages = z.object({ items: z.array(MessageSchema) });

/** The product's own `/api/dashboard/messages`, from the browser. */
export const createMessageProxy = (http: Http): MessageBoard => {
  const address = (participation: string) => `dashboard/messages/${encodeURIComponent(participation)}`;
  return {
    list: (participation, language) =>
      http('get', address(participation), Messages, { searchParams: { language } }).map(({ items }) => items),
    markRead: (participation, message) =>
      http('post', address(participation), Done, { json: { message } }).map(() => undefined),
  };
};
