import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { StoredProfile } from '#adapters/profile/profile-resources.ts';
import { slugFor } from '#adapters/profile/slug-for.ts';
import type { Http } from '#adapters/shared/http/http.ts';

const Filter = z.tuple([
  z.object({
    or: z.array(z.object({ name: z.literal('slug'), op: z.enum(['eq', 'like']), val: z.string() })),
  }),
  z.object({ name: z.literal('id'), op: z.literal('ne'), val: z.string() }),
]);

/** A service with these slugs, which returns at most `most` at a time; one that returns fewer than 100 states the total. */
const serviceWith =
  (slugs: readonly string[], most: number): Http =>
  (_method, _path, schema, { searchParams = {} } = {}) => {
    const [{ or }] = z.parse(Filter, JSON.parse(searchParams.filter ?? ''));
    const found = slugs.filter((slug) =>
      or.some(({ op, val }) => (op === 'eq' ? slug === val : slug.startsWith(val.replace(/%$/, '')))),
    );
    const [offset, limit] = [Number(searchParams['page[offset]']), Number(searchParams['page[limit]'])];
    const page = found.slice(offset, offset + Math.min(limit, most));
    const data = page.map((slug, place) => ({
      type: 'participations',
      id: `${place}`,
      attributes: { slug },
    }));
    return okAsync(z.parse(schema, { data, ...(most < 100 && { meta: { total: found.length } }) }));
  };

const stored = { event: '1', profile: { companyname: '', slug: '' } } as StoredProfile;

describe('the slug of a company', () => {
  it.prop([fc.integer({ min: 0, max: 350 }), fc.integer({ min: 0, max: 350 }), fc.constantFrom(30, 100)])(
    'is unique among any number of companies whose names begin alike',
    async (same, alike, most) => {
      const slugs = [
        ...Array.from({ length: alike }, (_, place) => `acme${place}`),
        ...Array.from({ length: alike }, (_, place) => `acme-pumps-${place}`),
        ...Array.from({ length: same }, (_, place) => (place === 0 ? 'acme' : `acme-${place + 1}`)),
      ];
      const slug = (await slugFor(serviceWith(slugs, most), stored, 'p', 'Acme'))._unsafeUnwrap();
      expect(slug).toBe(same === 0 ? 'acme' : `acme-${same + 1}`);
    },
  );
});
