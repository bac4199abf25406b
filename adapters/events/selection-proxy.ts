import type { SelectionRecorder } from '@fairdesk/core/events';
import { type Http, Nothing } from '../shared/http/http.ts';

/** The product's own `/api/events/selection`, from the browser. */
export const createSelectionRecorder = (http: Http): SelectionRecorder => {
  const record = (choice: Record<string, string>) =>
    http('post', 'events/selection', Nothing, { json: choice }).map(() => undefined);
  return { openedList: () => record({}), openedEvent: (event) => record({ eventId: event }) };
};
