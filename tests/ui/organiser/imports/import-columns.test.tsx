// @vitest-environment jsdom
import type { ImportChoices, ImportColumn, ImportPreview } from '@fairdesk/core/organiser';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { ImportColumns } from '#ui/organiser/imports/import-columns.tsx';
import { ImportReadingFields } from '#ui/organiser/imports/import-reading-fields.tsx';
import { ImportStore } from '#ui/organiser/imports/import-store.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

const column = (key: string, heading: string, ...samples: readonly string[]): ImportColumn => ({
  ...{ key, heading, target: '', samples },
});
const COLUMNS = [
  column('company', 'Company', 'Acme'),
  column('email', 'E-mail', 'a@acme.example'),
  column('email2', 'E-mail', 'b@acme.example'),
  column('column4', '', 'Vigo'),
  column('column5', ''),
];
const preview = (headingLine: number): ImportPreview => ({
  ...{ separator: ';', headingLine, dayOrder: 'day-month', isDayOrderProven: false, defaults: {}, rows: 1 },
  ...{ columns: COLUMNS, totals: { new: 0, changed: 0, removed: 0, same: 1, faulty: 0 } },
  ...{ faults: [], faultCount: 0, companies: [], ownCount: 0, fingerprint: '' },
});

const UNUSED = () => expect.fail('not used');

const renderFields = async (columns = COLUMNS) => {
  const choices: ImportChoices[] = [];
  const store = new ImportStore(
    { items: [], total: 0 },
    {
      readList: () => okAsync({ source: { kind: 'rows', rows: [] } as const }),
      previewImport: (request) => {
        choices.push(request.choices);
        return okAsync(preview(3));
      },
      ...{ startImport: UNUSED, runImport: UNUSED, importHistory: UNUSED, undoImport: UNUSED },
    },
  );
  await store.open({ name: 'list.xlsx', bytes: new Uint8Array() });
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <ImportReadingFields store={store} preview={preview(3)} />
        <ImportColumns store={store} preview={{ ...preview(3), columns }} />
      </LabelsProvider>
    </MantineProvider>,
  );
  return choices;
};

describe('the columns of a list', () => {
  it('each have a name of their own, and are chosen on their own', async () => {
    const choices = await renderFields();
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Company', 'E-mail (B)', 'E-mail (C)', 'Column D']);
    screen.getByText('4 columns are left out: Company, E-mail (B), E-mail (C), Column D');
    fireEvent.change(screen.getByLabelText('Field for “E-mail (C)”'), { target: { value: 'email' } });
    expect(choices.at(-1)?.columns).toMatchObject({ email: '', email2: 'email', column4: '' });
  });

  it.each(['givenName', 'role'] as const)(
    'say that a contact needs an e-mail address when only the %s has a column',
    async (target) => {
      await renderFields([column('company', 'Company', 'Acme'), { ...column('x', 'X', 'Jo'), target }]);
      screen.getByText(
        'Contacts are added only with an e-mail address: choose the column for “Contact: e-mail”.',
      );
    },
  );

  it('say nothing of contacts where they have an address, or where there are none', async () => {
    const contacts = (['givenName', 'contactEmail'] as const).map((target) => ({
      ...column(target, target, 'Jo'),
      target,
    }));
    for (const columns of [contacts, COLUMNS]) {
      await renderFields(columns);
      expect(screen.queryByText(/^Contacts are added only/)).toBeNull();
    }
  });

  it('show the line of the headings, and read the list again with another one', async () => {
    const choices = await renderFields();
    const field = screen.getByLabelText<HTMLInputElement>('Headings are on line');
    expect(field.value).toBe('3');
    const before = choices.length;
    for (const value of ['', '0', '-1', '1.5']) fireEvent.change(field, { target: { value } });
    expect(choices).toHaveLength(before);
    fireEvent.change(field, { target: { value: '5' } });
    expect(choices.at(-1)).toMatchObject({ headingLine: 5 });
    expect(field.value).toBe('5');
    fireEvent.blur(field);
    expect(field.value).toBe('3');
  });
});
