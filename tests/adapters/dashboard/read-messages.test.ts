import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { createMessageBoard } from '#adapters/dashboard/profile-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const company = participationIdOf('acme') ?? expect.fail();
const event = eventIdOf('101') ?? expect.fail();
const IDS = ['m1', 'm2', 'm3'];

describe('the messages of a company', () => {
  it.prop([fc.subarray(IDS), fc.boolean()])(
    'are those it read, in a service that links messages always or only when they are included',
    async (read, linksIncluded) => {
      const includes: string[] = [];
      const http = createHttp('http://profile.local', async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (!pathname.endsWith('message-reads')) {
          const attributes = { date: '2026-12-01', titles: { en: 'Message' }, contents: {}, linkTitles: {} };
          return Response.json({ data: IDS.map((id) => ({ type: 'messages', id, attributes })) });
        }
        const include = searchParams.get('include') ?? '';
        includes.push(include);
        const isLinked = !linksIncluded || include === 'message';
        return Response.json({
          data: read.map((id) => ({
            ...{ type: 'message-reads', id: `read-${id}` },
            relationships: { message: { links: {}, ...(isLinked && { data: { type: 'messages', id } }) } },
          })),
        });
      });
      const placeOf = () => okAsync({ id: company, event, participationType: 'EXHIBITOR' });
      const now = () => new Date('2026-12-31T12:00:00Z');
      const board = createMessageBoard(http, 'anna@acme.example', now, () => okAsync('fair'), placeOf);
      const messages = (await board.list(company, 'en'))._unsafeUnwrap();
      expect(messages.filter((message) => message.read).map(({ id }) => id)).toEqual(read);
      expect(includes).toEqual(linksIncluded && read.length > 0 ? ['', 'message'] : ['']);
    },
  );
});
