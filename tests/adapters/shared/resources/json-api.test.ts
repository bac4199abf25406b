import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { includedIn, ManyDocument, OneDocument } from '#adapters/shared/resources/json-api.ts';

const named = (type: string) => fc.record({ type: fc.constant(type), id: fc.string() });
const anyInvalid = fc.oneof(
  fc.constantFrom(null, 1, '', [], {}, { id: 'e1' }, { type: 'events', id: 1 }),
  named('events').map((event) => ({ ...event, relationships: { show: { data: 'water' } } })),
);

describe('a document with invalid resources', () => {
  it.prop([fc.array(named('events')), fc.array(anyInvalid, { minLength: 1 }), fc.boolean()])(
    'leaves out those that are included, and no other',
    (valid, invalid, comesFirst) => {
      const included = comesFirst ? [...invalid, ...valid] : [...valid, ...invalid];
      for (const document of [
        OneDocument.parse({ data: { type: 'participations', id: 'p1' }, included }),
        ManyDocument.parse({ data: [], included }),
      ]) {
        expect(document.included).toMatchObject(valid);
        expect(valid.every((event) => includedIn(document)(event) !== undefined)).toBe(true);
      }
    },
  );

  it.prop([anyInvalid])('is invalid when its data is', (data) => {
    expect(OneDocument.safeParse({ data }).success).toBe(false);
    expect(ManyDocument.safeParse({ data: [data] }).success).toBe(false);
  });
});
