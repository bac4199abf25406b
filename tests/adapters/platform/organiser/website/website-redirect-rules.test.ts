import type { WebsiteRedirect } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  editableRedirects,
  withRedirects,
} from '#adapters/platform/organiser/website/website-redirect-rules.ts';

const anyAddresses = fc.uniqueArray(fc.constantFrom('/a', '/b', '/c?id=1', '/d.html'), { minLength: 1 });
const redirectsOf = (addresses: readonly string[], to: string): readonly WebsiteRedirect[] =>
  addresses.map((from) => ({ from, to, isPermanent: true }));
const rulesOf = (stored: unknown): readonly { pattern: string; isQueryStringPreserved: boolean }[] =>
  Array.isArray(stored) ? stored : [];

describe('a saved redirect', () => {
  it.prop([anyAddresses, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), fc.subarray([0, 1, 2, 3])])(
    'still passes the query on, or drops it, as its rule did before its target changed',
    (addresses, queries, changed) => {
      const stored = rulesOf(withRedirects([], redirectsOf(addresses, '/old'))).map((rule, place) => ({
        ...rule,
        isQueryStringPreserved: queries[place] === true,
      }));
      const edited = editableRedirects(stored).map((redirect, place) =>
        changed.includes(place) ? { ...redirect, to: '/new', isPermanent: false } : redirect,
      );
      const saved = withRedirects(stored, edited);
      const queriesIn = (rules: unknown) =>
        rulesOf(rules).map(({ pattern, isQueryStringPreserved }) => [pattern, isQueryStringPreserved]);
      expect(queriesIn(saved)).toEqual(queriesIn(stored));
      expect(editableRedirects(saved)).toEqual(edited);
    },
  );
});
