import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { createParticipationBrowser } from '#adapters/events/proxy.ts';
import { createHttp } from '#adapters/shared/http/http.ts';

const EVENT = eventIdOf('101') ?? expect.fail('No id');
const PARTICIPATION = participationIdOf('p1') ?? expect.fail('No id');

/** Word for word as portal spec §8 has them. */
const FAULTS = {
  event: 'Could not cast event data from profile service response.',
  participations: 'Could not cast participations data from profile service response.',
  participation: 'Could not cast participation from profile service response.',
  proxy: 'Could not get event participations data from the proxy request.',
};

const answering = (body: unknown) =>
  createHttp('http://profile.local', async () => new Response(JSON.stringify(body)));

/** Responses that no reading can use. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, 7, 'x', [], {}, { data: 7 }, { data: [7] }, { data: { id: 7 } }),
  fc.jsonValue().map((value) => ({ data: 'x', value })),
);

const CALLS = {
  event: (body: unknown) => createEventDirectory(answering(body)).event(EVENT),
  participations: (body: unknown) => createEventDirectory(answering(body)).participations(EVENT, 'all', 10),
  participation: (body: unknown) => createEventDirectory(answering(body)).participation(PARTICIPATION),
  proxy: (body: unknown) => createParticipationBrowser(answering(body)).list(EVENT, 10),
};

describe.each(Object.entries(CALLS))('an answer about %s that cannot be used', (name, call) => {
  it.prop([odd])('fails with the text of the error catalogue', async (body) => {
    const result = await call(body);
    const [, fault] = Object.entries(FAULTS).find(([key]) => key === name) ?? [];
    // An empty list is a list.
    if (result.isErr()) expect(result.error).toMatchObject({ detail: expect.stringContaining(fault ?? '-') });
    else expect(name).toBe('participations');
  });
});

it('a resource without a name fails with the text of the error catalogue', async () => {
  const nameless = { data: { type: 'events', id: '101', attributes: {} } };
  const details = [await CALLS.event(nameless), await CALLS.participation(nameless)].map((result) =>
    result.isErr() && result.error.kind === 'malformed' ? result.error.detail : '',
  );
  expect(details).toEqual([
    expect.stringContaining(FAULTS.event),
    expect.stringContaining(FAULTS.participation),
  ]);
});
