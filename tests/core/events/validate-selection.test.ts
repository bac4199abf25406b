import { type SelectionCheck, VALIDATION_FAILED, validateSelection } from '@fairdesk/core/events';
import type { EventId, ParticipationId } from '@fairdesk/core/shared';
import {
  anyChosenParticipation,
  anyEventId,
  anyEventSite,
  anyParticipationId,
  anySelection,
  oneOf,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const ownIn = (event: EventId, minLength: number, maxLength?: number) =>
  fc
    .uniqueArray(anyParticipationId, maxLength === undefined ? { minLength } : { minLength, maxLength })
    .map((ids) => ids.map((id) => ({ id, event })));

const check = (given: SelectionCheck) => validateSelection(given);

describe('validateSelection', () => {
  it.prop([anyChosenParticipation, fc.array(anyParticipationId)])(
    'accepts a participation that belongs to the user',
    (chosen, others) => {
      const event = chosen.eventId;
      const mine = [chosen.participationId, ...others].map((id) => ({ id, event }));
      expect(check({ selection: { kind: 'participation', chosen }, mine })).toEqual({ kind: 'ok' });
    },
  );

  it.prop([anySelection, anyEventId.chain((event) => ownIn(event, 1, 1))])(
    'selects the only participation',
    (selection, mine) => {
      const [only] = mine as [{ id: ParticipationId; event: EventId }];
      fc.pre(selection.kind !== 'participation' || selection.chosen.participationId !== only.id);
      expect(check({ selection, mine, event: only.event })).toEqual({
        kind: 'select',
        participation: only.id,
      });
    },
  );

  it.prop([anySelection, anyEventId.chain((event) => ownIn(event, 2))])(
    'sends the user to the chooser when there are several',
    (selection, mine) => {
      const event = mine[0]?.event ?? oneOf(anyEventId);
      fc.pre(
        selection.kind !== 'participation' || mine.every(({ id }) => id !== selection.chosen.participationId),
      );
      expect(check({ selection, mine, event })).toEqual({ kind: 'go', href: `/events/${event}` });
    },
  );

  it.prop([anySelection, anyEventId])('starts over when the user has none', (selection, event) => {
    expect(check({ selection, mine: [], event })).toEqual({ kind: 'go', href: '/' });
  });

  it.prop([anyChosenParticipation, anyEventId])(
    'never carries a participation over from one event to another',
    (chosen, event) => {
      fc.pre(event !== chosen.eventId);
      const mine = [{ id: chosen.participationId, event: chosen.eventId }];
      expect(check({ selection: { kind: 'participation', chosen }, mine, event })).toEqual({
        kind: 'go',
        href: '/',
      });
    },
  );

  it.prop([
    anySelection,
    fc.array(fc.record({ id: anyParticipationId, event: anyEventId }), { maxLength: 2 }),
    fc.boolean(),
    fc.oneof(anyEventId, fc.constantFrom('of the first', undefined)),
  ])(
    'never selects or accepts a participation of another user, whatever the cookies contain',
    (selection, others, isMine, place) => {
      const own = selection.kind === 'participation' && isMine ? [selection.chosen] : [];
      const mine = [...others, ...own.map(({ participationId: id, eventId }) => ({ id, event: eventId }))];
      const event = place === 'of the first' ? mine[0]?.event : place;
      const outcome = check(event === undefined ? { selection, mine } : { selection, mine, event });
      const ids: readonly string[] = mine.map(({ id }) => id);
      if (outcome.kind === 'select') expect(ids).toContain(outcome.participation);
      if (outcome.kind === 'ok' && selection.kind === 'participation') {
        expect(ids).toContain(selection.chosen.participationId);
      }
    },
  );

  it.prop([anyChosenParticipation, anyEventSite({ redirectPage: '/welcome' })])(
    'redirects listed types to the configured page',
    (chosen, site) => {
      const selection = { kind: 'participation', chosen } as const;
      const mine = [{ id: chosen.participationId, event: chosen.eventId }];
      const visit = {
        site: { ...site, redirectTypes: [chosen.participationType] },
        address: `/nl/${site.virtualFolder}/dashboard`,
      };
      expect(check({ selection, mine, visit })).toEqual({
        kind: 'go',
        href: `/${site.virtualFolder}/welcome`,
      });
      expect(check({ selection, mine, visit: { ...visit, address: `${visit.address}/deeper` } })).toEqual({
        kind: 'ok',
      });
    },
  );

  it.prop([anyEventId, anyEventId, anyParticipationId, anyParticipationId])(
    'selects the only participation of the user, and asks when there are several',
    (event, other, first, second) => {
      fc.pre(event !== other && first !== second);
      const selection = { kind: 'none' } as const;
      const one = { id: first, event };
      expect(check({ selection, mine: [one] })).toEqual({ kind: 'select', participation: first });
      expect(check({ selection, mine: [one, { id: second, event }] })).toEqual({
        kind: 'go',
        href: `/events/${event}`,
      });
      expect(check({ selection, mine: [one, { id: second, event: other }] })).toEqual({
        kind: 'go',
        href: '/',
      });
    },
  );

  it.prop([anyEventId, anyEventId, anyParticipationId, anyParticipationId])(
    'uses the selected event when the page names none',
    (event, other, first, second) => {
      fc.pre(event !== other && first !== second);
      const selection = { kind: 'event', selectedEventId: event } as const;
      const mine = [
        { id: first, event: other },
        { id: second, event },
      ];
      expect(check({ selection, mine })).toEqual({ kind: 'select', participation: second });
    },
  );

  it('starts over when validation fails', () => {
    expect(VALIDATION_FAILED).toEqual({ kind: 'go', href: '/' });
  });
});
