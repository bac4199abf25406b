import { openDesk } from '@fairdesk/core/organiser';
import { eventIdOf, isOrganiser } from '@fairdesk/core/shared';
import { anyEvent, anyMembership, memoryAccessBook } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const EMAIL = 'olga@fair.example';

/** An organisation of fairs: events with different slugs, and the memberships of one user in some of them. */
const anyDesk = fc
  .uniqueArray(anyEvent(), { selector: ({ slug }) => slug, maxLength: 5 })
  .map((events) => events.filter(({ id }, place) => events.findIndex((other) => other.id === id) === place))
  .chain((events) =>
    fc
      .array(fc.tuple(fc.nat(), anyMembership), { maxLength: 6 })
      .map((given) =>
        given.flatMap(([at, membership]) => {
          const event = events[at % Math.max(1, events.length)];
          return event ? [{ ...membership, event: event.id }] : [];
        }),
      )
      .map((memberships) => ({ events, memberships })),
  );

describe('openDesk', () => {
  it.prop([anyDesk, fc.nat(), fc.boolean()])(
    'opens exactly the events the user organises or edits the website of, and no event exists for others',
    async ({ events, memberships }, at, canCreate) => {
      const directory = {
        event: (id: string) => {
          const found = events.find((event) => event.id === id);
          return found ? okAsync(found) : errAsync({ kind: 'not-found' as const, what: id });
        },
      };
      const open = openDesk({
        directory,
        access: memoryAccessBook({ [EMAIL]: memberships }),
        registryOf: () => ({ mayCreate: () => okAsync(canCreate) }),
      });
      const roles = (id: string) =>
        memberships
          .filter(({ event, role }) => event === id && (isOrganiser(role) || role === 'site-editor'))
          .map(({ role }) => role);
      const own = events.filter(({ id }) => roles(id).length > 0);
      const root = await open({ email: EMAIL });
      expect(root.isOk()).toBe(own.length > 0 || canCreate);
      if (root.isOk()) {
        expect(new Set(root.value.fairs)).toEqual(new Set(own));
        expect(root.value.fair).toBeUndefined();
        expect(root.value.canCreate).toBe(canCreate);
        expect(root.value.managed).toEqual(
          root.value.fairs.map(({ id }) => id).filter((id) => roles(id).includes('admin')),
        );
      }
      const event = events[at % Math.max(1, events.length)];
      if (event === undefined) return;
      const desk = await open({ email: EMAIL, slug: event.slug });
      expect(desk.isOk()).toBe(own.includes(event));
      if (desk.isOk())
        expect(desk.value.fair).toEqual({
          event,
          canRun: roles(event.id).some(isOrganiser),
          canManage: roles(event.id).includes('admin'),
          canEditSite: roles(event.id).some((role) => role === 'admin' || role === 'site-editor'),
        });
    },
  );

  it.prop([anyDesk])('never lists the same event twice, and lists the latest opening first', async (desk) => {
    const { events, memberships } = desk;
    const directory = { event: (id: string) => okAsync(events.find((event) => event.id === id) ?? fail()) };
    const opened = await openDesk({
      directory,
      access: memoryAccessBook({ [EMAIL]: [...memberships, ...memberships] }),
      registryOf: () => ({ mayCreate: () => okAsync(false) }),
    })({ email: EMAIL });
    if (opened.isErr()) return;
    const { fairs } = opened.value;
    expect(new Set(fairs.map(({ id }) => id)).size).toBe(fairs.length);
    const days = fairs.map(({ startDate }) => startDate);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.prop([fc.shuffledSubarray(['Aqua 9', 'Aqua 10', 'Ibiza', 'Istanbul'], { minLength: 4 }), anyEvent()])(
    'lists fairs that open on the same day by name, as on any machine',
    async (names, event) => {
      const events = names.map((name, place) => ({
        ...event,
        name,
        slug: name,
        id: eventIdOf(`${place}`) ?? fail(),
      }));
      const opened = await openDesk({
        directory: { event: (id) => okAsync(events.find((each) => each.id === id) ?? fail()) },
        access: memoryAccessBook({
          [EMAIL]: events.map(({ id }) => ({ event: id, role: 'staff' as const })),
        }),
        registryOf: () => ({ mayCreate: () => okAsync(false) }),
      })({ email: EMAIL });
      expect(opened.isOk() && opened.value.fairs.map(({ name }) => name)).toEqual([
        'Aqua 9',
        'Aqua 10',
        'Ibiza',
        'Istanbul',
      ]);
    },
  );
});

const fail = (): never => {
  throw new Error('an unknown event was read');
};
