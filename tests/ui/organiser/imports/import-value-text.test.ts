import type { ImportTarget } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { importValueText } from '#ui/organiser/imports/import-value-text.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const CODES: readonly (readonly [ImportTarget, string, string])[] = [
  ['participationType', 'EXHIBITOR', 'Exhibitor'],
  ['status', 'CANCELLED', 'Cancelled'],
  ['status', 'CONFIRMED', 'Confirmed'],
  ['isPublic', '1', 'Yes'],
  ['isPublic', 'true', 'Yes'],
  ['isPublic', '0', 'No'],
  ['isPublic', 'false', 'No'],
  ['country', 'NL', 'Netherlands'],
  ['role', 'owner', 'Main contact'],
  ['confirmed', '2026-11-05', '05 November 2026'],
];

describe('a value in the preview of an import', () => {
  it.each(CODES)('of %s says %s as “%s”', (target, code, text) => {
    expect(importValueText(target, code, labelsOf('en', messagesFor('en')))).toBe(text);
  });

  it.each(LANGUAGES)('never is a code that has a label in %s', (language) => {
    const labels = labelsOf(language, messagesFor(language));
    for (const [target, code] of CODES) expect(importValueText(target, code, labels)).not.toBe(code);
  });

  it.each([
    ['participationType', 'SPONSOR'],
    ['status', 'PENDING'],
    ['country', 'Atlantis'],
    ['role', 'guest'],
    ['confirmed', ''],
    ['isPublic', ''],
    ['organizationName', '0'],
    ['standNumber', 'true'],
  ] as const)('of %s is %s itself where it has no label', (target, value) => {
    expect(importValueText(target, value, labelsOf('en', messagesFor('en')))).toBe(value);
  });
});
