import { IMPORT_FAULT_CODES, IMPORT_TARGETS, importTargetOf } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { FAULT_REASONS } from '#adapters/platform/dataset/read/fault-reason.ts';
import { IMPORT_FAULT_MESSAGES } from '#ui/organiser/imports/import-fault-messages.ts';

describe('the reasons why a row cannot be imported', () => {
  const codes = [
    ...IMPORT_FAULT_CODES,
    ...IMPORT_TARGETS.map((target) => importTargetOf(target).kind),
    ...Object.values(FAULT_REASONS).map(
      (reason) => (reason as (...texts: string[]) => { code: string })('', '').code,
    ),
  ];

  it.each(LANGUAGES)('all have a text of their own in %s', (language) => {
    const texts: Readonly<Record<string, string>> = IMPORT_FAULT_MESSAGES[language];
    for (const code of codes) expect(texts[`import-fault-${code}`], code).toBeTruthy();
    if (language !== 'en')
      for (const code of codes)
        expect(texts[`import-fault-${code}`], code).not.toBe(
          (IMPORT_FAULT_MESSAGES.en as Readonly<Record<string, string>>)[`import-fault-${code}`],
        );
  });
});
