import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { returnPathOf } from '#app/_http/local-path-of.ts';

const OWN = 'https://fair.example';
const part = fc.constantFrom(
  '/',
  '\\\\',
  '@',
  ':',
  '?',
  '#',
  '.',
  '..',
  '\t',
  ' ',
  'https:',
  'evil.example',
  'nl',
  'tasks',
);
const address = fc.oneof(
  fc.string(),
  fc.webUrl(),
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
);

describe('returnPathOf', () => {
  it.prop([address])('never leads to another host', (value) => {
    const path = returnPathOf(value);
    if (path !== undefined) expect(new URL(path, OWN).origin).toBe(OWN);
  });

  it('preserves the query and the fragment of a page', () => {
    const page = '/nl/aqua/tasks?by=date#task-rigging';
    expect(returnPathOf(page)).toBe(page);
  });

  it('ignores a parameter that occurs more than once', () => {
    expect(returnPathOf(['/aqua', '/pulse'])).toBeUndefined();
  });
});
