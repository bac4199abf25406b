import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const FOLDER = new URL('../../core/vectors/', import.meta.url);

/** A value as JSON; an instant is `{ "instant": "2027-01-12T12:00:00Z" }`. */
const Rules = z.array(
  z.strictObject({
    rule: z.string(),
    source: z.string(),
    examples: z.array(z.strictObject({ given: z.array(z.unknown()), result: z.unknown() })),
  }),
);

const Instant = z.strictObject({ instant: z.string() });

const revived = (_key: string, value: unknown): unknown => {
  const instant = Instant.safeParse(value);
  return instant.success ? new Date(instant.data.instant) : value;
};

/** As JSON, without keys that are `undefined`; nothing at all is `null`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
/** `null` in a vector means that the key is missing. */
const withoutNull = (value: unknown): unknown =>
  value === null ? null : JSON.parse(JSON.stringify(value), (_key, part) => part ?? undefined);

for (const file of readdirSync(FOLDER)) {
  const feature = file.replace('.json', '');
  const rules = Rules.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'), revived));
  const exported: Record<string, unknown> = await import(`../../core/${feature}/index.ts`);
  describe(`the vectors of ${feature}`, () => {
    for (const { rule, examples } of rules)
      it.each(examples.map(({ given, result }) => [given, result]))(`${rule}(%j) is %j`, (given, result) => {
        const call = exported[rule];
        if (typeof call !== 'function') throw new Error(`${feature} exports no ${rule}`);
        expect(plain(Reflect.apply(call, undefined, z.array(z.unknown()).parse(given)))).toEqual(
          withoutNull(result),
        );
      });
  });
}
