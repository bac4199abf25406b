import { newExhibitorFaults, reasonFaults } from '@fairdesk/core/organiser';
import type { FieldFault } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const COMPANY = { type: '', stand: '', hall: '', email: '', language: 'en' } as const;

type Required = readonly [form: string, path: string, faultsOf: (text: string) => readonly FieldFault[]];

const FIELDS: readonly Required[] = [
  ['a company', 'name', (name) => newExhibitorFaults({ ...COMPANY, name })],
  ['an item sent back', 'reason', (reason) => reasonFaults({ reason })],
];

describe.each(FIELDS)('a required field of %s: %s', (_form, path, faultsOf) => {
  it.prop([fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', 'a'), maxLength: 4 })])(
    'has its fault exactly while it is blank',
    (text) => {
      expect(faultsOf(text)).toEqual(text.includes('a') ? [] : [{ path, code: 'forms-required' }]);
    },
  );
});
