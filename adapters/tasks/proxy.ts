import { encodePart } from '@fairdesk/core/shared';
import { type TaskKeeper, TaskSchema } from '@fairdesk/core/tasks';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

const Tasks = z.object({ items: z.array(TaskSchema) });
const Saved = z.object({ id: z.string() });

/** Source: portal spec §7 "Results are read only on status 200". */
const ok = { successStatus: 200 };

/** The product's own `/api/tasks/{participation}`, from the browser. */
export const createTaskProxy = (http: Http): TaskKeeper => {
  const address = (participation: string) => `tasks/${encodePart(participation)}`;
  return {
    list: (participation, language) =>
      http('get', address(participation), Tasks, { ...ok, searchParams: { language } }).map(
        ({ items }) => items,
      ),
    create: (participation, { code, status }) =>
      http('post', address(participation), Saved, { ...ok, json: { attributes: { code, status } } }).map(
        ({ id }) => id,
      ),
    update: (participation, { serviceId, status }) =>
      http('patch', address(participation), Saved, {
        ...ok,
        json: { id: serviceId, attributes: { status } },
      }).map(({ id }) => id),
  };
};
