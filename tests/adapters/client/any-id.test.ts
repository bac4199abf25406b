import {
  createAwardProxy,
  createDocumentProxy,
  createFrontDoor,
  createHttp,
  createNewsProxy,
  createParticipationBrowser,
  createProductProxy,
  createProfileProxy,
  createTaskProxy,
  createVideoProxy,
  type Http,
} from '@fairdesk/client';
import { type EventId, eventIdOf, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const event = eventIdOf('101') as EventId;
const company = participationIdOf('p-1') as ParticipationId;

type Call = (http: Http, id: string) => ResultAsync<unknown, unknown>;

/** The calls that have an id in their address. */
const BY_ID: Readonly<Record<string, Call>> = {
  award: (http, id) =>
    createAwardProxy(http, event, 'en').withdraw({ participation: company, product: id, award: 'best' }),
  document: (http, id) => createDocumentProxy(http, event).remove(company, id),
  invitation: (http, id) =>
    createFrontDoor(http).acceptInvitation(id, { givenName: 'Ada', familyName: 'Verkerk', password: 'pump' }),
  logo: (http, id) => createProfileProxy(http, event, 'en').deleteLogo(company, id),
  news: (http, id) => createNewsProxy(http, event).remove(company, id),
  product: (http, id) => createProductProxy(http, event).remove(company, id),
  video: (http, id) => createVideoProxy(http, event).remove(company, id),
};

const anyId = fc
  .string({
    unit: fc.oneof(fc.constantFrom(...'/?#%. \ud800\udc00'.split('')), fc.string({ unit: 'binary' })),
  })
  // A browser resolves the last two before it sends the address.
  .filter((id) => !/^(?:|\.|\.\.)$/.test(id));

describe('a call of the client', () => {
  it.prop([fc.constantFrom(...Object.keys(BY_ID)), anyId])(
    'never throws, whatever the id, and sends the id as one part of the address',
    async (name, id) => {
      let path = '';
      const http = createHttp('https://fair.example/api', async (request) => {
        path = new URL(request.url).pathname;
        return Response.json({});
      });
      await BY_ID[name]?.(http, id);
      expect(path.split('/').map(decodeURIComponent)).toContain(id.toWellFormed());
    },
  );
});

/** Calls whose results the specification names, with a body that they accept. */
const READ: Readonly<
  Record<string, readonly [call: (http: Http) => ResultAsync<unknown, unknown>, body: unknown]>
> = {
  companies: [
    (http) => createParticipationBrowser(http).list(event, 9),
    { items: [], total: 0, hasNext: false },
  ],
  tasks: [(http) => createTaskProxy(http).list(company, 'en'), { items: [] }],
  'new task': [
    (http) => createTaskProxy(http).create(company, { code: 'power', status: 'CLOSED' }),
    { id: '1' },
  ],
  task: [(http) => createTaskProxy(http).update(company, { serviceId: '1', status: 'OPEN' }), { id: '1' }],
  news: [(http) => createNewsProxy(http, event).list(company), { items: [] }],
};

describe('a result of the product', () => {
  it.prop([fc.constantFrom(...Object.entries(READ)), fc.integer({ min: 200, max: 299 })])(
    'is read only on status 200',
    async ([, [call, body]], status) => {
      const isEmpty = status === 204 || status === 205;
      const http = createHttp('https://fair.example/api', async () =>
        isEmpty ? new Response(null, { status }) : Response.json(body, { status }),
      );
      expect((await call(http)).isOk()).toBe(status === 200);
    },
  );
});
