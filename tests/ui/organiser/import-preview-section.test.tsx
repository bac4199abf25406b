// @vitest-environment jsdom
import type { ImportPreview } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { ImportPreviewSection } from '#ui/organiser/import-preview-section.tsx';
import { ImportStore } from '#ui/organiser/import-store.ts';
import { LabelsProvider } from '#ui/shared/labels.tsx';
import { messagesFor } from '#ui/shared/messages.ts';
import { labelsOf } from '#ui/shared/translate.ts';

const preview = (rows: number): ImportPreview => ({
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
});

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
    [0, 'import-no-rows'],
    [2, 'import-no-changes'],
  ] as const)('with %d rows says why', (rows, reason) => {
    render(
      <MantineProvider>
        <LabelsProvider language={language} messages={texts}>
          <ImportPreviewSection store={store} preview={preview(rows)} />
        </LabelsProvider>
      </MantineProvider>,
    );
    expect(screen.getByText(labelsOf(language, texts).t(reason))).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
