import { CreatedFairSchema, type FairRegistry } from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';

/** The product's own `/api/organiser/fairs`, from the browser. */
export const createFairsProxy = (http: Http): Pick<FairRegistry, 'create'> => ({
  create: (form, id) =>
    http('post', 'organiser/fairs', CreatedFairSchema, {
      json: { ...form, ...(id !== undefined && { id }) },
    }),
});
