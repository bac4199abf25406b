import {
  chooseEvent,
  chooseParticipation,
  clearSelection,
  fromCookies,
  listEvents,
  mayEnter,
  participationHref,
} from '@fairdesk/core/events';
import { memorySelection } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyPortalWorld, NOW, type PortalWorld, portalPorts } from '#tests/support/worlds/portal-world.ts';
import { anyVisitWorld } from '#tests/support/worlds/visit-world.ts';

const choosing = (world: PortalWorld) => {
  const memory = memorySelection();
  return { memory, ports: { ...portalPorts(world), memory }, email: world.session?.user.email ?? '' };
};

describe('a choice', () => {
  /** Of some users, organisers of every event: few others may choose between two. */
  const anyChooser = fc.tuple(anyVisitWorld, fc.boolean()).map(([world, isOrganiser]) => {
    const roles = world.events.map(({ id: event }) => ({ event, role: 'staff' as const }));
    return isOrganiser ? { ...world, memberships: [...world.memberships, ...roles] } : world;
  });

  it.prop([anyChooser, fc.nat(5)], { numRuns: 300 })(
    'leads to what was chosen, and stores whether there is another event to choose',
    async (world, place) => {
      const { memory, ports, email } = choosing(world);
      const tiles = (await listEvents(ports)(email, NOW))._unsafeUnwrap();
      const event = world.events[place % 3] ?? expect.unreachable();
      const isOffered = tiles.some(({ summary }) => summary.id === event.id);
      const result = await chooseEvent(ports)(email, event.id);
      if (isOffered) expect(result._unsafeUnwrap()).toBe(`/events/${event.id}`);
      else expect(result._unsafeUnwrapErr()).toEqual({ kind: 'not-found', what: `event ${event.id}` });
      expect(memory.severalEvents()).toBe(isOffered ? tiles.length > 1 : undefined);
      const company = await chooseParticipation(ports)(email, `p-${place}`);
      const site = world.sites.find((one) => one.event === event.id);
      if (company.isOk()) expect(company.value).toBe(participationHref(site));
      if (company.isOk() || isOffered) expect(memory.severalEvents()).toBe(tiles.length > 1);
    },
  );
});

describe('chooseParticipation', () => {
  it.prop([anyPortalWorld, fc.nat(6)])(
    'stores a participation if and only if the user may enter it',
    async (world, place) => {
      const { memory, ports, email } = choosing(world);
      const id = `p-${place}`;
      const result = await chooseParticipation(ports)(email, id);
      const wanted = world.participations.find((one) => one.id === id);
      const mine = wanted ? mayEnter(world.memberships, wanted.event) : [];
      const isMine = wanted !== undefined && (mine === 'all' || mine.includes(wanted.id));
      expect(result.isOk()).toBe(isMine);
      const selection = fromCookies(memory.read());
      expect(selection.kind).toBe(isMine ? 'participation' : 'none');
      expect(memory.severalEvents() !== undefined).toBe(isMine);
      if (!isMine) expect(result._unsafeUnwrapErr().kind).toBe('not-found');
    },
  );
});

describe('chooseEvent', () => {
  it.prop([anyPortalWorld, fc.nat(2)])('stores only an event that the list offers', async (world, place) => {
    const { memory, ports, email } = choosing(world);
    const event = world.events[place];
    if (!event) throw new Error('No such event');
    const result = await chooseEvent(ports)(email, event.id);
    expect(fromCookies(memory.read())).toEqual(
      result.isOk() ? { kind: 'event', selectedEventId: event.id } : { kind: 'none' },
    );
    // An event without a site is never offered.
    if (place === 2) expect(result.isErr()).toBe(true);
  });
});

describe('clearSelection', () => {
  it.prop([anyPortalWorld, fc.nat(6)])('leaves no cookie of an earlier choice', async (world, place) => {
    const { memory, ports, email } = choosing(world);
    await chooseParticipation(ports)(email, `p-${place}`);
    expect((await clearSelection(ports)(email))._unsafeUnwrap()).toBe('/');
    expect(memory.read()).toEqual({});
  });
});
