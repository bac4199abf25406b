import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { validItems } from '#adapters/shared/valid-items.ts';

const Items = validItems(z.object({ id: z.string() }));
const anyEntry = fc.oneof(
  fc.record({ id: fc.string() }),
  fc.constantFrom(null, undefined, '', 0, [], { id: 1 }, {}),
);
const isValid = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';

describe('a list with invalid entries', () => {
  it.prop([fc.array(anyEntry)])('has its valid items, in order', (entries) => {
    expect(Items.parse(entries)).toEqual(entries.filter(isValid));
  });

  it.prop([fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, undefined, {}))])(
    'is empty when it is no list',
    (value) => {
      expect(Items.parse(value)).toEqual([]);
    },
  );

  it('may be absent from a record', () => {
    expect(z.object({ items: Items }).parse({})).toEqual({ items: [] });
  });
});
