import { listParticipations, mayEnter } from '@fairdesk/core/events';
import type { EventId, Membership, ParticipationId } from '@fairdesk/core/shared';
import {
  anyEventId,
  anyMembership,
  anyParticipation,
  anyParticipationId,
  memoryAccessBook,
  memoryEventDirectory,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const editor = (event: EventId, participation: ParticipationId): Membership => ({
  event,
  participation,
  role: 'editor',
});

describe('mayEnter', () => {
  it.prop([fc.array(anyMembership), anyEventId])(
    'is everything for organisers of the event, and for no other user',
    (memberships, event) => {
      const others = memberships.filter((membership) => membership.event !== event);
      expect(mayEnter([...others, { event, role: 'staff' }], event)).toBe('all');
      expect(mayEnter(others, event)).toEqual([]);
    },
  );

  it.prop([anyEventId, anyParticipationId])('is nothing for site editors', (event, participation) => {
    expect(mayEnter([{ event, participation, role: 'site-editor' }], event)).toEqual([]);
  });

  it.prop([anyEventId])('is nothing for a role without a participation', (event) => {
    expect(mayEnter([{ event, role: 'editor' }], event)).toEqual([]);
  });

  it.prop([fc.array(anyParticipationId), anyEventId])(
    'names each of the user’s own participations once',
    (ids, event) => {
      const memberships = [...ids, ...ids].map((id) => editor(event, id));
      expect(mayEnter(memberships, event)).toEqual([...new Set(ids)]);
    },
  );
});

describe('listParticipations', () => {
  const event = '101' as EventId;
  const fair = fc.uniqueArray(anyParticipation({ event, status: 'CONFIRMED' }), { selector: ({ id }) => id });

  it.prop([fair, fc.infiniteStream(fc.boolean()), fc.integer({ min: 1, max: 20 })])(
    'returns a user’s own participations, never more than requested',
    async (participations, coins, count) => {
      const own = participations.filter(() => coins.next().value).map(({ id }) => id);
      const list = listParticipations({
        directory: memoryEventDirectory([], participations),
        access: memoryAccessBook({ anna: own.map((id) => editor(event, id)) }),
      });
      const page = (await list('anna', event, count))._unsafeUnwrap();
      expect(page.items).toHaveLength(Math.min(count, own.length));
      for (const { id } of page.items) expect(own).toContain(id);
      expect(page.total).toBe(own.length);
      expect((await list('bert', event, count))._unsafeUnwrap().items).toEqual([]);
    },
  );

  it.prop([fair, fc.infiniteStream(fc.boolean())])(
    'never lists what a directory adds that ignores whose participations are wanted',
    async (participations, coins) => {
      const own = participations.filter(() => coins.next().value).map(({ id }) => id);
      const directory = memoryEventDirectory([], participations);
      const list = listParticipations({
        directory: { ...directory, participations: () => directory.participations(event, 'all', 500) },
        access: memoryAccessBook({ anna: own.map((id) => editor(event, id)) }),
      });
      const { items } = (await list('anna', event, 9))._unsafeUnwrap();
      expect(items.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
    },
  );

  it('never queries the directory for a user without participations', async () => {
    const silent = errAsync({ kind: 'unavailable', request: 'GET /participations' } as const);
    const list = listParticipations({
      directory: { ...memoryEventDirectory([], []), participations: () => silent },
      access: memoryAccessBook({}),
    });
    expect((await list('bert', event, 9))._unsafeUnwrap()).toEqual({ items: [], total: 0, hasNext: false });
  });
});
