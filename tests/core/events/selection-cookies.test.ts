import {
  chosen,
  fromCookies,
  MULTIPLE_EVENTS_COOKIE,
  SELECTION_COOKIES,
  toCookies,
} from '@fairdesk/core/events';
import { anyEvent, anyEventId, anyParticipation, anySelection } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyForeignCookies = fc.dictionary(
  fc.constantFrom(...SELECTION_COOKIES),
  fc.oneof(fc.string(), anyEventId),
  { maxKeys: 3 },
);
/** Those of a selection, of which others may have overwritten some. */
const anyCookies = fc
  .tuple(
    fc.option(anySelection, { nil: { kind: 'none' } as const }),
    fc.option(anyForeignCookies, { nil: {} }),
  )
  .map(([selection, others]) => ({ ...toCookies(selection), ...others }));

describe('toCookies and fromCookies', () => {
  it.prop([anySelection])('round-trip every selection', (selection) => {
    expect(fromCookies(toCookies(selection))).toEqual(selection);
  });

  it.prop([anyCookies])('never produce an invalid id, whatever cookies a browser sends', (cookies) => {
    const selection = fromCookies(cookies);
    if (selection.kind === 'event') expect(selection.selectedEventId).toMatch(/^\d+$/);
    if (selection.kind === 'participation') {
      expect(selection.chosen.selectedEventId).toBe(selection.chosen.eventId);
      expect(selection.chosen.participationId).toMatch(/^[A-Za-z0-9-]+$/);
    }
  });

  it.prop([anySelection, anyEventId])('keep only the event when only an event is selected', (_before, id) => {
    expect(toCookies({ kind: 'event', selectedEventId: id })).toEqual({ selectedEventId: id });
  });

  it('keep the valid part when a cookie is missing or belongs to another event', () => {
    expect(fromCookies({})).toEqual({ kind: 'none' });
    expect(fromCookies({ selectedEventId: 'x' })).toEqual({ kind: 'none' });
    const both = { selectedEventId: '1', eventId: '2', participationId: 'p' };
    expect(fromCookies(both)).toEqual({ kind: 'event', selectedEventId: '1' });
    expect(fromCookies({ ...both, eventId: '1', participationId: 'not an id' })).toEqual({
      kind: 'event',
      selectedEventId: '1',
    });
    expect(fromCookies({ ...both, eventId: '1' })).toEqual({
      kind: 'participation',
      chosen: {
        selectedEventId: '1',
        eventId: '1',
        participationId: 'p',
        eventName: '',
        eventStartDate: '',
        eventEndDate: '',
        showId: '',
        showName: '',
        participationUid: '',
        participationName: '',
        participationType: '',
        brandId: '',
        brandName: '',
      },
    });
  });

  it('set no cookie when nothing is selected', () => {
    expect(Object.keys(toCookies({ kind: 'none' }))).toEqual([]);
    expect(MULTIPLE_EVENTS_COOKIE).toBe('multipleEvents');
  });
});

describe('chosen', () => {
  it.prop([anyEvent(), anyParticipation()])(
    'fills every cookie of the specification',
    (event, participation) => {
      const choice = chosen(event, participation);
      expect(Object.keys(choice).toSorted()).toEqual([...SELECTION_COOKIES].toSorted());
      expect(choice.selectedEventId).toBe(choice.eventId);
      expect([choice.brandId, choice.brandName]).toEqual([
        participation.brand?.id ?? '',
        participation.brand?.name ?? '',
      ]);
      expect([choice.showId, choice.showName]).toEqual([event.show?.id ?? '', event.show?.name ?? '']);
      expect([choice.participationUid, choice.participationName, choice.participationType]).toEqual([
        participation.uid,
        participation.name,
        participation.participationType,
      ]);
    },
  );
});
