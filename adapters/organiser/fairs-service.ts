import { CreatedFairSchema, type FairRegistry } from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

/** The fairs of the installation, for the server. @param actor the user's email address */
export const createFairRegistry = (http: Http, actor: string): FairRegistry => {
  const headers = { 'x-actor': actor };
  return {
    mayCreate: () =>
      http('get', 'fairs/permission', Permission, { headers }).map(({ canCreate }) => canCreate),
    create: (form, id) =>
      http('post', 'fairs/new', CreatedFairSchema, {
        json: { ...form, ...(id !== undefined && { id }) },
        headers,
      }),
  };
};

const Permission = z.object({ canCreate: z.boolean() });
