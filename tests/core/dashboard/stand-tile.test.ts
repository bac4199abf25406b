import { canToggleStands, inStandOrder, newestFirst, visibleStands } from '@fairdesk/core/dashboard';
import { anyMessage, anyStand } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const stands = fc.array(anyStand);
const numbered = (...numbers: string[]) =>
  numbers.map((number) => ({ number, bannerName: '', isMain: false }));

describe('inStandOrder', () => {
  it('orders by hall, then by number', () => {
    const walk = numbered('8.B2', '8.B10', '10.A1');
    expect(inStandOrder(walk.toReversed())).toEqual(walk);
  });

  it.prop([stands])('never puts another stand before a main one', (given) => {
    const kinds = inStandOrder(given).map(({ isMain }) => isMain);
    expect(kinds).toEqual(kinds.toSorted((one, other) => Number(other) - Number(one)));
  });

  it.prop([stands])('never returns to a previous hall', (given) => {
    const others = given.filter(({ isMain }) => !isMain);
    const halls = inStandOrder(others).map(({ number }) => Number.parseInt(number, 10));
    expect(halls).toEqual(halls.toSorted((one, other) => one - other));
  });

  it.prop([stands])('keeps every stand', (given) => {
    expect(new Set(inStandOrder(given))).toEqual(new Set(given));
  });
});

describe('visibleStands', () => {
  it.prop([stands])('shows the first stand until all are requested', (given) => {
    expect(visibleStands(given, true)).toEqual(inStandOrder(given));
    expect(visibleStands(given, false)).toEqual(inStandOrder(given).slice(0, 1));
  });

  it.prop([stands])('can be toggled exactly when that changes the list', (given) => {
    expect(canToggleStands(given)).toBe(
      visibleStands(given, true).length !== visibleStands(given, false).length,
    );
  });
});

describe('newestFirst', () => {
  it.prop([fc.array(anyMessage)])(
    'never puts an older message before a newer one, and keeps all',
    (messages) => {
      const dates = newestFirst(messages).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(new Set(newestFirst(messages))).toEqual(new Set(messages));
    },
  );

  it('keeps messages of one day in the organiser’s order', () => {
    const messages = ['a', 'b'].map((id) => ({
      id,
      date: '2026-11-20',
      title: '',
      content: '',
      read: false,
    }));
    expect(newestFirst(messages)).toEqual(messages);
  });
});
