// @vitest-environment jsdom
import type { ImportPreview } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { ImportPreviewSection } from '#ui/organiser/imports/import-preview-section.tsx';
import { ImportStore } from '#ui/organiser/imports/import-store.ts';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const preview = (rows: number, rest: Partial<ImportPreview> = {}): ImportPreview => ({
  ...{
    separator: ';',
    headingLine: 1,
    dayOrder: 'day-month',
    isDayOrderProven: false,
    columns: [],
    defaults: {},
    rows,
  },
  totals: { new: 0, changed: 0, removed: 0, same: rows, faulty: 0 },
  ...{ faults: [], faultCount: 0, companies: [], ownCount: 0, fingerprint: '' },
  ...rest,
});

/** Downloads are not a part of these tests. */
const organiser = {} as OrganiserUseCases;

const faulty = { new: 0, changed: 0, removed: 0, same: 0, faulty: 2 };
const column = { key: 'x', heading: 'x', samples: [] };

const UNUSED = () => expect.fail('not used');
const store = new ImportStore(
  { items: [], total: 0 },
  {
    readList: UNUSED,
    previewImport: () => okAsync(preview(0)),
    startImport: UNUSED,
    runImport: UNUSED,
    importHistory: UNUSED,
    undoImport: UNUSED,
  },
);

describe.each(LANGUAGES)('the preview of a list that changes nothing, in %s', (language) => {
  const texts = messagesFor(language);

  it.each([
    ['no rows', preview(0), 'import-no-rows'],
    ['only stored companies', preview(2), 'import-no-changes'],
    [
      'only faulty rows',
      preview(2, { totals: faulty, columns: [{ ...column, target: 'uid' }] }),
      'import-only-faulty',
    ],
    [
      'no column of companies',
      preview(2, { totals: faulty, columns: [{ ...column, target: 'email' }] }),
      'import-no-company',
    ],
  ] as const)('with %s says why', (_, list, reason) => {
    render(
      <MantineProvider>
        <LabelsProvider language={language} messages={texts}>
          <OrganiserProvider value={organiser}>
            <ImportPreviewSection store={store} preview={list} />
          </OrganiserProvider>
        </LabelsProvider>
      </MantineProvider>,
    );
    expect(screen.getByText(labelsOf(language, texts).t(reason))).toBeDefined();
    expect(
      screen.queryByRole('button', { name: labelsOf(language, texts).t('import-start', { n: 0 }) }),
    ).toBeNull();
  });
});
