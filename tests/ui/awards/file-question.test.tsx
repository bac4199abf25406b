// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IN_TIME, memoryDesk } from '#tests/support/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { FileQuestion } from '#ui/awards/file-question.tsx';
import { opened, questionOf, storage, storeFor } from './questionnaire-desk.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const fake = () => new File(['text'], 'fake.pdf', { type: 'application/pdf' });
const report = questionOf('report');

/** The question `report`, which takes two files. */
const showQuestion = async () => {
  const desk = memoryDesk(IN_TIME);
  const store = storeFor(desk, await opened(desk), storage());
  renderView(<FileQuestion question={report} store={store} error={undefined} />);
  return {
    user: userEvent.setup({ applyAccept: false }),
    field: screen.getByLabelText<HTMLInputElement>('report?'),
  };
};
const removeButton = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
const hasFocus = (element: Element | null) => waitFor(() => expect(document.activeElement).toBe(element));

describe('FileQuestion', () => {
  it.each([
    ['accepted', ['a.pdf']],
    ['accepted and fill the question', ['a.pdf', 'b.pdf']],
  ])('keeps the message of a rejected file when others are %s', async (_, names) => {
    const { user, field } = await showQuestion();
    await user.upload(field, [...names.map(pdf), fake()]);
    for (const name of names) await removeButton(name);
    await waitFor(() => expect(screen.queryAllByLabelText('report?')).toHaveLength(2 - names.length));
    expect(screen.getByText(/^fake.pdf/)).toBeDefined();
  });

  it('moves the focus from the field to its label when the last file is uploaded', async () => {
    const { user, field } = await showQuestion();
    await user.upload(field, [pdf('a.pdf')]);
    await removeButton('a.pdf');
    await hasFocus(field);
    await user.upload(field, [pdf('b.pdf')]);
    await removeButton('b.pdf');
    await hasFocus(screen.getByText('report?'));
  });

  it('moves the focus to the next button to remove a file, and then to the field', async () => {
    const { user, field } = await showQuestion();
    await user.upload(field, [pdf('a.pdf'), pdf('b.pdf')]);
    await user.click(await removeButton('a.pdf'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull());
    await hasFocus(await removeButton('b.pdf'));
    await user.click(await removeButton('b.pdf'));
    await hasFocus(await screen.findByLabelText('report?'));
  });
});
