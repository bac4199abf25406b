// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchPicker } from '#ui/organiser/search-picker.tsx';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(cleanup);

const PEOPLE = Array.from({ length: 3_000 }, (_, place) => `person-${place}@firm.example`);

const open = (isFailing = false) => {
  const onChoose = vi.fn();
  const find = vi.fn((search: string) =>
    isFailing
      ? errAsync({ kind: 'unavailable', request: 'people' } as const)
      : okAsync(PEOPLE.filter((email) => email.includes(search)).slice(0, 8)),
  );
  render(
    <MantineProvider>
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <SearchPicker
          {...{ path: 'person', label: 'Person', find, none: 'No one', onChoose }}
          keyOf={(email) => email}
          renderItem={(email) => email}
        />
      </LabelsProvider>
    </MantineProvider>,
  );
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Person'), { target: { value } });
  return { find, onChoose, type };
};

it('finds one of thousands by a few letters, with one search for all that is typed at once', async () => {
  const { find, onChoose, type } = open();
  expect(screen.queryAllByRole('button')).toEqual([]);
  for (const text of ['2', '29', '299', '2999']) type(text);
  fireEvent.click(await screen.findByRole('button', { name: 'person-2999@firm.example' }));
  expect(find.mock.calls).toEqual([['2999']]);
  expect(onChoose).toHaveBeenCalledWith('person-2999@firm.example');
  expect(screen.getByLabelText<HTMLInputElement>('Person').value).toBe('');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says when no one was found', async () => {
  open().type('x@');
  expect((await screen.findByText('No one')).closest('[role=status]')).not.toBeNull();
});

it('says when the search failed', async () => {
  open(true).type('2');
  await screen.findByText(labelsOf('en', messagesFor('en')).t('failed-general'));
  expect(screen.queryByText('No one')).toBeNull();
});
