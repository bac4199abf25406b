import { auditChanges, restoredValues } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyValues = fc.dictionary(fc.constantFrom('name', 'date', 'city', 'required'), fc.jsonValue());

describe('auditChanges', () => {
  it.prop([anyValues, anyValues])('lists exactly the fields that differ, each once', (before, after) => {
    const changes = auditChanges({ before, after });
    const fields = changes.map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    for (const field of ['name', 'date', 'city', 'required']) {
      const differs = JSON.stringify(before[field]) !== JSON.stringify(after[field]);
      expect(fields.includes(field)).toBe(differs);
    }
  });

  it.prop([fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.jsonValue()])(
    'reads no value that is not there, whatever the name of a field',
    (field, value) => {
      const values = Object.fromEntries([[field, value]]);
      expect(auditChanges({ after: values })).toEqual([{ field, before: undefined, after: value }]);
      expect(auditChanges({ before: values })).toEqual([{ field, before: value, after: undefined }]);
      expect(restoredValues({ before: values }, {})).toEqual(values);
      expect(restoredValues({ after: values }, {})).toBeUndefined();
    },
  );

  it.prop([anyValues])('lists every field of what is new, and nothing of what stayed', (values) => {
    expect(auditChanges({ after: values }).map(({ field }) => field)).toEqual(Object.keys(values));
    expect(auditChanges({ before: values, after: structuredClone(values) })).toEqual([]);
  });
});
