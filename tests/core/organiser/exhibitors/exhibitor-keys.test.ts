import { LIST_KEYS, listActionOf, movedCursor } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const plain = { isModified: false, isTyping: false, isOnControl: false };

describe('listActionOf', () => {
  it('knows every key of the help, each once', () => {
    const keys = LIST_KEYS.flatMap(([names, action]) => names.map((key) => ({ key, action })));
    for (const { key, action } of keys) expect(listActionOf({ ...plain, key })).toBe(action);
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  });

  it.prop([fc.constantFrom(...LIST_KEYS.flatMap(([keys]) => keys))])(
    'leaves letters to a field and shortcuts to the browser',
    (key) => {
      expect(listActionOf({ ...plain, key, isModified: true })).toBeUndefined();
      expect(listActionOf({ ...plain, key, isTyping: true })).toBe(key === 'Escape' ? 'close' : undefined);
    },
  );

  it('has no action for any other key', () => {
    for (const key of ['b', 'J', 'Tab', '', ' ']) expect(listActionOf({ ...plain, key })).toBeUndefined();
  });

  it('leaves Enter to a focused button', () => {
    expect(listActionOf({ ...plain, key: 'Enter', isOnControl: true })).toBeUndefined();
    expect(listActionOf({ ...plain, key: 'j', isOnControl: true })).toBe('next');
  });
});

describe('movedCursor', () => {
  it.prop([
    fc.integer({ min: 1, max: 100 }),
    fc.array(fc.constantFrom('next' as const, 'previous' as const)),
  ])('always stays in the list', (count, moves) => {
    const place = moves.reduce<number | undefined>((at, move) => movedCursor(at, move, count), undefined);
    if (place !== undefined) expect(place >= 0 && place < count).toBe(true);
  });

  it.prop([fc.integer({ min: 2, max: 100 }), fc.nat()])(
    'moves by one row, from the first',
    (count, start) => {
      const place = start % (count - 1);
      expect(movedCursor(place, 'next', count)).toBe(place + 1);
      expect(movedCursor(place + 1, 'previous', count)).toBe(place);
      for (const action of ['next', 'previous'] as const)
        expect(movedCursor(undefined, action, count)).toBe(0);
    },
  );
});
