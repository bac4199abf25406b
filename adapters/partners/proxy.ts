import type { VisitDesk } from '@fairdesk/core/partners';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';

const Fields = z.object({
  contactref: z.string(),
  expo: z.string(),
  time: z.string(),
  check: z.string(),
  redirect_url: z.string(),
});

/** The product's own `/go/visit-connect`, from the browser. */
export const createVisitProxy = (http: Http): VisitDesk => ({
  newFields: (participation, redirect) =>
    http('get', 'visit-connect', Fields, { searchParams: { participation, redirect } }),
});
