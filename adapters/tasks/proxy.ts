import { type TaskKeeper, TaskSchema } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

const Tasks = z.object({ items: z.array(TaskSchema) });
const Saved = z.object({ id: z.string() });

/** The product's own `/api/tasks/{participation}`, from the browser. */
export const createTaskProxy = (http: Http): TaskKeeper => {
  const address = (participation: string) => `tasks/${encodeURIComponent(participation)}`;
  return {
    list: (participation, language) =>
      http('get', address(participation), Tasks, { searchParams: { language } }).map(({ items }) => items),
    create: (participation, { code, status }) =>
      http('post', address(participation), Saved, { json: { attributes: { code, status } } }).map(
        ({ id }) => id,
      ),
    update: (participation, { serviceId, status }) =>
      http('patch', address(participation), Saved, {
        json: { id: serviceId, attributes: { status } },
      }).map(({ id }) => id),
  };
};
