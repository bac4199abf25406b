import type { EntryRow } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';
import { ENTRY_FACTS } from '#adapters/shared/tables/entry-table.ts';
import { readWorkbook } from '#adapters/shared/tables/read-workbook.ts';
import { exportedEntries } from '#app/_http/exported-entries.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const FACTS = {
  award: 'innovation',
  company: 'Kas',
  participation: 'cw27-kas',
  product: 'Oven',
  revision: '2',
  submittedAt: '2026-11-23T09:30:12.000Z',
  submittedBy: 'ada@kas.example',
};

const anyEntry = fc
  .constantFrom('DRAFT', 'SUBMITTED')
  .map((status): EntryRow => ({ facts: { ...FACTS, status }, answers: [], files: [] }));
const anyLanguage = fc.constantFrom(...LANGUAGES);

const readParts = (entries: readonly EntryRow[]) => (after?: string) =>
  okAsync(after === undefined ? { entries: [], next: 'all' } : { entries });

const csvOf = async (entries: readonly EntryRow[], language: (typeof LANGUAGES)[number]) => {
  const choice = { steps: [], format: 'csv', language } as const;
  const { bytes } = (await exportedEntries(readParts(entries), choice))._unsafeUnwrap();
  const text = new TextDecoder().decode(bytes instanceof Uint8Array ? bytes : undefined);
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(language === 'en' ? ',' : ';'));
};

describe('exportedEntries', () => {
  it.prop([fc.array(anyEntry, { minLength: 1, maxLength: 4 }), anyLanguage])(
    'names its columns and states in the words of the reader, whatever the language',
    async (entries, language) => {
      const { t } = labelsOf(language, messagesFor(language, {}));
      const [head = [], ...rows] = await csvOf(entries, language);
      expect(head).toEqual([
        ...[t('entries-award'), t('companyname'), t('import-target-uid'), t('entries-product')],
        ...[t('entries-state'), t('entries-revision'), `${t('entries-submitted-at')} (UTC)`],
        ...[t('entries-submitted-by'), t('entries-files')],
      ]);
      const place = ENTRY_FACTS.indexOf('status');
      const states = { DRAFT: t('entries-state-draft'), SUBMITTED: t('entries-state-submitted') };
      expect(rows.map((row) => row[place])).toEqual(
        entries.map(({ facts }) => states[facts.status === 'DRAFT' ? 'DRAFT' : 'SUBMITTED']),
      );
    },
  );

  example('writes a moment as spreadsheet programs read it', async () => {
    const [, row] = await csvOf([{ facts: FACTS, answers: [], files: [] }], 'tr');
    expect(row).toContain('2026-11-23 09:30');
  });

  example('writes a workbook with the same words', async () => {
    const choice = { steps: [], format: 'xlsx', language: 'es' } as const;
    const entries = [{ facts: { ...FACTS, status: 'DRAFT' }, answers: [], files: [] }];
    const { bytes } = (await exportedEntries(readParts(entries), choice))._unsafeUnwrap();
    const table = JSON.stringify(await readWorkbook(bytes instanceof Uint8Array ? bytes : new Uint8Array()));
    expect(table).toContain('Premio');
    expect(table).toContain('Borrador');
  });
});
