// @vitest-environment jsdom
import type { DeletionPlan, DeletionTarget } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { beforeEach, expect, it } from 'vitest';
import { DeletionButton } from '#ui/organiser/deletion/deletion-button.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const TARGET: DeletionTarget = { kind: 'person', email: 'ada@kas.example' };
const PLAN: DeletionPlan = {
  name: 'Kas en Co',
  figures: { products: 3, mails: 1200 },
  people: [
    { email: 'ada@kas.example', stays: false },
    { email: 'bo@kas.example', stays: true },
  ],
  companies: [{ name: 'Bloem', losesContact: true }],
  isElsewhere: false,
  history: 7,
};

const sent: unknown[] = [];
const deleted: string[] = [];
beforeEach(() => {
  sent.length = 0;
  deleted.length = 0;
});

const show = (plan: DeletionPlan, failure?: Failure) => {
  const organiser = {
    planDeletion: () => okAsync(plan),
    deleteTarget: (...call: unknown[]) => {
      sent.push(call);
      return failure === undefined ? okAsync(undefined) : errAsync(failure);
    },
  } as unknown as OrganiserUseCases;
  const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
  render(
    <MantineProvider>
      <Notifications />
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={organiser}>
            <DeletionButton look="quiet" target={TARGET} onDeleted={() => deleted.push('done')}>
              Delete Ada
            </DeletionButton>
          </OrganiserProvider>
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete Ada' }));
};

const type = async (text: string) => {
  const field = await screen.findByLabelText(/^Type Kas en Co to confirm/);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete person' }));
};

it('shows what is deleted and what stays, in words and figures', async () => {
  show(PLAN);
  await screen.findByRole('dialog');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['3', '1,200']);
  screen.getByText(/The account: ada@kas.example/);
  screen.getByText(/accounts of people with other roles: bo@kas.example/);
  screen.getByText(/^7 entries of the history, without names and values/);
  screen.getByText(/Without main contact afterwards: Bloem/);
});

it('deletes once the name is typed, in any spelling', async () => {
  show(PLAN);
  await type('Kas');
  await screen.findByText('This is not the name to type.');
  expect(sent).toEqual([]);
  await type(' KAS EN  CO');
  await screen.findByText('Kas en Co was deleted.');
  expect(sent).toEqual([[TARGET, PLAN, ' KAS EN  CO']]);
  expect(deleted).toEqual(['done']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('counts one that another tab deleted as deleted', async () => {
  show(PLAN, { kind: 'not-found', what: 'exhibitor' });
  await type('Kas en Co');
  await screen.findByText('Kas en Co was deleted.');
  expect(deleted).toEqual(['done']);
});

it('says in the sheet when it changed meanwhile, and stays open', async () => {
  show(PLAN, { kind: 'conflict', what: 'exhibitor' });
  await type('Kas en Co');
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was deleted');
  expect(deleted).toEqual([]);
});

it('opens no sheet for the only administrator, and says why', async () => {
  show({ ...PLAN, obstacle: 'last-admin' });
  await screen.findByText(/Kas en Co is the only administrator of this fair/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
