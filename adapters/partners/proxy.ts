import { VisitConnectFieldsSchema, type VisitDesk } from '@fairdesk/core/partners';
import type { Http } from '../shared/http/http.ts';

/** The product's own `/go/visit-connect`, from the browser. */
export const createVisitProxy = (http: Http): VisitDesk => ({
  newFields: (participation, redirect) =>
    http('get', 'visit-connect', VisitConnectFieldsSchema, { searchParams: { participation, redirect } }),
});
