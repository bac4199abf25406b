import { FIELD_CODES } from '@fairdesk/core/texts';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { faultOfIssue } from '#adapters/shared/fault-of-issue.ts';

const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(faultOfIssue) ?? [];

const Form = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(5)),
  count: z.number().check(z.int(), z.maximum(9)),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.string()).check(z.maxLength(1)),
});

describe('faultOfIssue', () => {
  it.prop([
    fc.record({ name: fc.anything(), count: fc.anything(), kind: fc.anything(), more: fc.anything() }),
  ])('has a code with a text for every value', (value) => {
    for (const { code } of faultsOf(Form, value)) expect(FIELD_CODES).toContain(code);
  });

  it.each([
    ['', { path: 'name', code: 'forms-minlength', params: { min: 2 } }],
    ['abcdef', { path: 'name', code: 'forms-maxlength', params: { max: 5 } }],
    [7, { path: 'name', code: 'invalid' }],
  ])('reports %j by its length', (name, fault) => {
    expect(faultsOf(Form, { name, count: 1, kind: 'a', tags: [] })).toEqual([fault]);
  });

  it('reports a number or a list out of its limits as invalid', () => {
    const faults = faultsOf(Form, { name: 'abc', count: 10, kind: 'a', tags: ['x', 'y'] });
    expect(faults).toEqual([
      { path: 'count', code: 'invalid' },
      { path: 'tags', code: 'invalid' },
    ]);
  });

  it('keeps the code that a rule of the core has found', () => {
    const Ruled = z.unknown().check(({ value, issues }) => {
      issues.push({ code: 'custom', input: value, path: [], params: { fault: 'page-text-max', max: 3 } });
    });
    expect(faultsOf(Ruled, 1)).toEqual([{ path: '', code: 'page-text-max', params: { max: 3 } }]);
  });
});
