import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

/** An example in the comment of an export: `priorityOf(task, now) // 'urgent'`. */
interface Example {
  readonly rule: string;
  readonly call: string;
  readonly result: string;
}

const EXAMPLE = /@example\n \* ```ts\n((?: \* .*\n)+?) \* ```[\s\S]*?\*\/\nexport const (\w+)/g;
/** The result is on the line of its call, or below it. */
const CALL = /^(.+?)(?:\n| )\/\/ (.+)$/gm;

const examplesIn = (source: string): readonly Example[] =>
  [...source.matchAll(EXAMPLE)].flatMap(([, block = '', rule = '']) =>
    [...block.replaceAll(/^ \* /gm, '').matchAll(CALL)].map(([, call = '', result = '']) => ({
      rule,
      call,
      result,
    })),
  );

const byFeature = Map.groupBy(
  globSync('core/*/*.ts', { exclude: ['core/node_modules/**', 'core/testing/**'] }),
  (file) => basename(dirname(file)),
);

/** The rules with vectors are those of the specifications' own examples: where a stranger begins. */
const VECTORS = new URL('../../core/vectors/', import.meta.url);
const rulesWithVectors = readdirSync(VECTORS).flatMap((file): readonly string[] =>
  JSON.parse(readFileSync(new URL(file, VECTORS), 'utf8')).map(({ rule }: { rule: string }) => rule),
);

const all: Example[] = [];
for (const [feature, files] of byFeature) {
  const examples = files.flatMap((file) => examplesIn(readFileSync(file, 'utf8')));
  if (examples.length === 0) continue;
  all.push(...examples);
  const exported: Record<string, unknown> = await import(`../../core/${feature}/index.ts`);
  const evaluated = (expression: string): unknown =>
    Reflect.apply(
      new Function(...Object.keys(exported), `return (${expression});`),
      undefined,
      Object.values(exported),
    );
  describe(`the examples of ${feature}`, () => {
    it.each(examples)('$call // $result', ({ call, result }) => {
      expect(evaluated(call)).toEqual(evaluated(result));
    });
  });
}

describe('the comments of the core', () => {
  it('have an example of every rule with vectors', () => {
    const shown = new Set(all.map(({ rule }) => rule));
    expect(rulesWithVectors.filter((rule) => !shown.has(rule))).toEqual([]);
  });

  it('call the rule that an example explains', () => {
    expect(all.filter(({ rule, call }) => !call.includes(`${rule}(`))).toEqual([]);
  });

  it('have no example that the tests do not find', () => {
    const marks = [...byFeature.values()]
      .flat()
      .flatMap((file) => readFileSync(file, 'utf8').match(/^ \* @example$/gm) ?? []);
    expect(new Set(all.map(({ rule }) => rule)).size).toBe(marks.length);
  });
});
