import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { frozen } from '#adapters/shared/frozen.ts';
import { readAs } from '#adapters/shared/http/http.ts';
import { oncePerKey } from '#adapters/shared/http/once-per-value.ts';
import { readShared } from '#adapters/shared/http/read-shared.ts';

describe('oncePerKey', () => {
  it.prop([fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.boolean()), { minLength: 1 })])(
    'computes once for each frozen value and key, and each time for other values',
    (calls) => {
      let computed = 0;
      const shared = oncePerKey((value: { n: number }, key: { n: number }) => {
        computed += 1;
        return { sum: 10 * value.n + key.n };
      });
      const [values, keys] = [[0, 1, 2].map((n) => frozen({ n })), [0, 1, 2].map((n) => ({ n }))];
      const seen = new Set<string>();
      let unshared = 0;
      for (const [value, key, isFrozen] of calls) {
        const source = isFrozen ? values[value] : { n: value };
        const result = shared(source ?? expect.fail(), keys[key] ?? expect.fail());
        expect(result).toEqual({ sum: 10 * value + key });
        if (isFrozen) seen.add(`${value} ${key}`);
        else unshared += 1;
        expect(Object.isFrozen(result)).toBe(isFrozen);
      }
      expect(computed).toBe(seen.size + unshared);
    },
  );
});

describe('readShared', () => {
  const schemas = [
    z.object({ name: z.string(), tags: z.catch(z.array(z.string()), []) }),
    z.object({ name: z.number() }),
    z.unknown(),
  ];
  const anyBody = fc.oneof(
    fc.record({ name: fc.oneof(fc.string(), fc.nat()), tags: fc.anything() }),
    fc.anything({ withNullPrototype: false }),
  );

  it.prop([anyBody, fc.constantFrom(...schemas)])(
    'reads any body as an unshared read does',
    (body, schema) => {
      const expected = readAs(schema, 'GET /')(structuredClone(body));
      expect(readShared(schema, 'GET /')(body)).toEqual(expected);
      const cached = frozen(structuredClone(body));
      expect(readShared(schema, 'GET /')(cached)).toEqual(expected);
      expect(readShared(schema, 'GET /')(cached)).toEqual(expected);
    },
  );
});
