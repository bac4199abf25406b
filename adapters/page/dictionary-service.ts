import type { Dictionary } from '@fairdesk/core/page';
import { err, ok } from 'neverthrow';
import * as z from 'zod/mini';
import { asOutage } from '../shared/http/as-outage.ts';
import type { Http } from '../shared/http/http.ts';
import { validEntries } from '../shared/valid-entries.ts';

const Phrases = z.object({ phrases: validEntries(z.string()) });

/**
 * Phrases of the content platform over its REST dictionary service. A platform without one, which responds with 404, has
 * none: the built-in texts are complete, and its pages can be cached.
 */
export const createDictionary = (http: Http, apiKey: string): Dictionary => ({
  phrases: (site, language) =>
    http('get', `sitecore/api/jss/dictionary/${encodeURIComponent(site)}/${language}`, Phrases, {
      searchParams: { sc_apikey: apiKey },
    })
      .map(({ phrases }) => phrases)
      .orElse((failure) => (failure.kind === 'not-found' ? ok({}) : err(asOutage(failure)))),
});
