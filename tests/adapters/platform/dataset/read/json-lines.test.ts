import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { jsonLines } from '#adapters/platform/dataset/read/json-lines.ts';

describe('jsonLines', () => {
  it.prop([fc.jsonValue()])('always finds every value on its line of the text', (value) => {
    const text = JSON.stringify(value, null, 2);
    const lines = jsonLines(text);
    const visit = (found: unknown, path: readonly string[]): void => {
      const line = text.split('\n')[(lines.get(path.join('.')) ?? 0) - 1];
      expect(line).toBeDefined();
      if (typeof found !== 'object' || found === null) expect(line).toContain(JSON.stringify(found));
      else for (const [name, inner] of Object.entries(found)) visit(inner, [...path, name]);
    };
    // A dot in a key can make two paths equal; then only one of them has a line.
    fc.pre(!text.includes('.'));
    visit(JSON.parse(text), []);
  });
});
