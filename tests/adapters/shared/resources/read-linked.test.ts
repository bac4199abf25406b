import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createHttp } from '#adapters/shared/http/http.ts';
import { nextOffset, related } from '#adapters/shared/resources/json-api.ts';
import { EVENT, readLinked } from '#adapters/shared/resources/read-linked.ts';

describe('readLinked', () => {
  it.prop([fc.boolean(), fc.constantFrom('101', undefined), fc.constantFrom({}, { include: 'tasks' })])(
    'reads a relation of any service, and again only where it is not linked until it is included',
    async (linksIncluded, event, searchParams) => {
      const includes: string[] = [];
      const http = createHttp('http://profile.local', async (request) => {
        const include = new URL(request.url).searchParams.get('include') ?? '';
        includes.push(include);
        const isLinked = !linksIncluded || include.split(',').includes('event');
        const data = event === undefined ? null : { type: 'events', id: event };
        const relationships = { event: { links: {}, ...(isLinked && { data }) } };
        return Response.json({ data: { type: 'participations', id: 'p1', relationships } });
      });
      const { data } = (await readLinked(http, 'participations/p1', EVENT, searchParams))._unsafeUnwrap();
      expect(related(data, 'event').map(({ id }) => id)).toEqual(event === undefined ? [] : [event]);
      const { include = '' } = searchParams;
      const again = include === '' ? 'event' : `${include},event`;
      expect(includes).toEqual(linksIncluded ? [include, again] : [include]);
    },
  );
});

describe('nextOffset', () => {
  it.prop([fc.nat(300), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), fc.boolean()])(
    'leads to every item, with or without a total',
    (total, limit, most, statesTotal) => {
      const all = Array.from({ length: total }, (_, place) => ({
        type: 'tasks',
        id: String(place),
        attributes: {},
      }));
      const pageSize = statesTotal ? Math.min(limit, most) : limit;
      const read: string[] = [];
      for (let offset: number | undefined = 0; offset !== undefined; ) {
        const data = all.slice(offset, offset + pageSize);
        read.push(...data.map(({ id }) => id));
        offset = nextOffset({ data, ...(statesTotal && { meta: { total } }) }, offset, limit);
      }
      expect(read).toEqual(all.map(({ id }) => id));
    },
  );
});
