import { eventIdOf } from '@fairdesk/core/shared';
import { expect, it } from 'vitest';
import { createAuditProxy } from '#adapters/organiser/audit-proxy.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const event = eventIdOf('101') ?? expect.unreachable();

it('restores an entry of the history, with or without a body in the response', async () => {
  for (const response of [() => Response.json({}), () => new Response(null, { status: 204 })]) {
    const http = createHttp('https://desk.example/api', async () => response());
    expect((await createAuditProxy(http, event).restore('an id')).isOk()).toBe(true);
  }
});

it('reads who changed a header where site editors may, and anything else in the history', async () => {
  const requests: string[] = [];
  const change = { actor: 'olga@fair.example', at: '2027-01-12T09:00:00Z', fields: ['titles'] };
  const http = createHttp('https://desk.example/api', async (request) => {
    requests.push(new Request(request).url);
    return Response.json({ items: requests.length === 1 ? [change] : [] });
  });
  const { latest } = createAuditProxy(http, event);
  expect((await latest('frame:header:/a&b'))._unsafeUnwrap()).toEqual(change);
  expect((await latest('task:FLOOR_PLAN'))._unsafeUnwrap()).toBeUndefined();
  const desk = 'https://desk.example/api/organiser/101';
  expect(requests).toEqual([
    `${desk}/pages/frames/latest?frame=header%3A%2Fa%26b`,
    `${desk}/audit/latest?subject=task%3AFLOOR_PLAN`,
  ]);
});

it('names the fields that changed, but none of something new, and no values', async () => {
  const entry = { id: '1', at: '2027-01-12T09:00:00Z', actor: 'olga@fair.example', label: 'Aqua' };
  const changed = { action: 'fair.update', subject: 'fair', before: { name: 'A', city: 'B' } };
  const entries = [
    { ...entry, ...changed, after: { name: 'Aqua', city: 'B' } },
    { ...entry, action: 'task.create', subject: 'task:PLAN', after: { titles: { en: 'Plan' } } },
  ];
  const latest = async (item: unknown) => {
    const http = createHttp('https://service.example', async () => Response.json({ items: [item] }));
    const trail = createAuditTrail(http, { event, actor: 'olga@fair.example' });
    return (await trail.latest('any'))._unsafeUnwrap();
  };
  const { actor, at } = entry;
  expect(await latest(entries[0])).toEqual({ actor, at, fields: ['name'] });
  expect(await latest(entries[1])).toEqual({ actor, at });
});
