import {
  type LetterDesk,
  LetterPlanSchema,
  LetterPreviewSchema,
  type OrganiserCaller,
  SentLetterSchema,
  SentLettersSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The letters of an event, for the server. */
export const createLetterDesk = (http: Http, caller: OrganiserCaller): LetterDesk =>
  letterDesk(callOrganiser(http, caller));

/** A {@link LetterDesk} behind calls below an event. */
export const letterDesk = (call: Http): LetterDesk => ({
  list: () => call('get', 'letters', SentLettersSchema).map(({ items }) => items),
  plan: (form, search) =>
    call('post', 'letters/plan', LetterPlanSchema, {
      json: { form, ...(search !== undefined && { search }) },
    }),
  preview: (form, email) => call('post', 'letters/preview', LetterPreviewSchema, { json: { form, email } }),
  test: (form, email) => call('post', 'letters/test', LetterPreviewSchema, { json: { form, email } }),
  send: (letter) => call('post', 'letters', SentLetterSchema, { json: letter }),
  cancel: (id) => call('post', `letters/${encodeURIComponent(id)}/cancel`, SentLetterSchema),
});
