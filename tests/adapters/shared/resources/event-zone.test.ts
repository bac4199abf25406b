import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { anyTimeZone } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { toAwards } from '#adapters/awards/award-resources.ts';
import { toEvent } from '#adapters/events/event-resources.ts';
import { createDirectory } from '#adapters/platform/dataset/plan/fair-directory.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { readFair } from '#adapters/shared/resources/company-standing.ts';
import type { Resource } from '#adapters/shared/resources/json-api.ts';
import { readDefinitions } from '#adapters/tasks/task-definitions.ts';

const company = participationIdOf('acme') ?? expect.fail();
const event = eventIdOf('101') ?? expect.fail();
/** A moment at which the date differs between UTC and the default zone. */
const LATE = new Date('2026-12-31T23:30:00Z');

const eventWith = (timeZone: unknown): Resource => ({
  ...{ type: 'events', id: '101', attributes: { name: 'Aqua', timeZone } },
  relationships: { awards: { data: [{ type: 'awards', id: '1' }] } },
});
const award: Resource = { type: 'awards', id: '1', attributes: { code: 'best', titles: { en: 'Best' } } };
const anyInvalid = fc.constantFrom(undefined, null, '', 'Amsterdam', 'Europe/', 2);

/** The zone of an event for its tasks. */
const taskZoneOf = async (resource: Resource) => {
  const http = createHttp('http://profile.local', async () =>
    Response.json({ data: [], included: [resource] }),
  );
  const place = { id: company, event, participationType: 'EXHIBITOR' };
  return (await readDefinitions(http, place))._unsafeUnwrap().timeZone;
};

/** The zone of an event for the rows of a folder. */
const rowZoneOf = ({ id, attributes }: Resource) => {
  const row = { ...attributes, id };
  const rows = { get: () => row } as unknown as Parameters<typeof createDirectory>[0];
  const directory = createDirectory(rows, rows, {} as Parameters<typeof createDirectory>[2]);
  return directory.event('aqua', {} as Parameters<typeof directory.event>[1])._unsafeUnwrap().timeZone;
};

describe('the time zone of an event', () => {
  it.prop([fc.oneof(anyTimeZone, anyInvalid)])(
    'is the same in every part of the portal',
    async (timeZone) => {
      const resource = eventWith(timeZone);
      const zone = toEvent(resource, () => undefined)?.timeZone;
      expect(toAwards(resource, () => award, 'en').map((found) => found.timeZone)).toEqual([zone]);
      expect(await taskZoneOf(resource)).toBe(zone);
      expect(rowZoneOf(resource)).toBe(zone);
    },
  );

  it('may be an offset that a service wrote', () => {
    expect(toEvent(eventWith('-11:00'), () => undefined)?.timeZone).toBe('-11:00');
    expect(readFair(eventWith('-11:00'), LATE).today).toBe('2026-12-31');
  });

  it.prop([anyInvalid])('is that of Amsterdam unless the event has a valid one', (timeZone) => {
    expect(toEvent(eventWith(timeZone), () => undefined)?.timeZone).toBe('Europe/Amsterdam');
    expect(readFair(eventWith(timeZone), LATE).today).toBe('2027-01-01');
  });
});
