// @vitest-environment jsdom
import type { OpenedPage, PageEntry, PagePurpose, PlacedDialog } from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { SpecialPagesScreen } from '#ui/organiser/pages/special-pages-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';
import { LIST, pageOf } from './show-pages.tsx';

const special = (purpose: PagePurpose, path: string, title: string): PageEntry => ({
  ...pageOf(path, title),
  purpose,
});

const show = (
  entries: readonly PageEntry[],
  organiser: Partial<OrganiserUseCases> = {},
  placed: readonly PlacedDialog[] = [],
) => {
  const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
  return render(
    <MantineProvider env="test">
      <Notifications />
      <LabelsProvider language="en" messages={messagesFor('en')}>
        <UseCasesProvider value={{ departure } as unknown as UseCases}>
          <OrganiserProvider value={organiser as OrganiserUseCases}>
            <SpecialPagesScreen
              entries={entries}
              placed={placed}
              languages={LANGUAGES}
              timeZone="Europe/Amsterdam"
              list={LIST}
            />
          </OrganiserProvider>
        </UseCasesProvider>
      </LabelsProvider>
    </MantineProvider>,
  );
};
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows which errors have a page of their own, and the dialogs, but no page of the tree', () => {
  show([
    pageOf('/visit', 'Visit'),
    special('not-found', '/404', 'Lost at sea'),
    special('dialog', '/~dialogs/offer', 'Half price'),
  ]);
  expect(screen.queryByText('Visit')).toBeNull();
  expect(section('Error pages').getByRole('link', { name: 'Lost at sea' })).toBeTruthy();
  expect(section('Error pages').getByText('Page cannot be shown (500)', { selector: 'p' })).toBeTruthy();
  expect(section('Error pages').queryByText('Page not found (404)')).toBeNull();
  expect(section('Dialogs').getByText('#modal:offer')).toBeTruthy();
});

it('leads to the pages on which dialogs stand, and says when a name is used more than once', () => {
  const placed = (
    path: string,
    id: string,
    { times = 1, titles = {} }: Partial<PlacedDialog> = {},
  ): PlacedDialog => ({ ...{ path, id, titles, times }, languages: ['nl', 'tr'] });
  show(
    [pageOf('/visit', 'Visit'), pageOf('/tickets', 'Tickets'), special('dialog', '/~dialogs/late', 'Late')],
    {},
    [
      placed('/tickets', 'offer', { titles: { nl: 'Halve prijs', tr: 'Yarı fiyat' } }),
      placed('/tickets', ''),
      placed('/visit', '', { titles: { en: 'Welcome' } }),
      placed('/visit', 'late', { times: 2 }),
    ],
  );
  const table = within(screen.getByRole('table', { name: 'Dialogs on pages' }));
  const titled = table.getByRole('link', { name: 'Halve prijs on Tickets' });
  expect(titled.getAttribute('href')).toBe(`${LIST}/edit?path=%2Ftickets&language=nl`);
  expect(titled.closest('th')?.textContent).toBe('Halve prijs on Tickets#modal:offer/tickets');
  expect(table.getByRole('link', { name: 'Welcome on Visit' }).closest('th')?.textContent).toBe(
    'Welcome on Visit/visit',
  );
  expect(table.getByRole('link', { name: '#modal:late on Visit' })).toBeTruthy();
  expect(table.getByRole('link', { name: 'Without a name on Tickets' })).toBeTruthy();
  expect(table.getByText('#modal:late is used 3 times on the website.')).toBeTruthy();
  expect(table.queryByText(/^#modal:offer is used/)).toBeNull();
});

it('makes an error page, and lists it', async () => {
  const made: OpenedPage = {
    ...{ place: { path: '/404', language: 'en' }, purpose: 'not-found', status: 'unpublished' },
    ...{ document: { fields: {}, areas: [] }, revision: 1, isChanged: true, others: [] },
  };
  const createSpecialPage = vi.fn(() => okAsync(made));
  show([], {
    createSpecialPage,
    listPages: () => okAsync([special('not-found', '/404', 'Page not found')]),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Make your own page: Page not found (404)' }));
  await waitFor(() =>
    expect(section('Error pages').getByRole('link', { name: 'Page not found' })).toBeTruthy(),
  );
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const place = { path: '', language: 'en' };
  expect(createSpecialPage).toHaveBeenCalledExactlyOnceWith('not-found', place, '', id);
});

it('makes a dialog named after its title, and refuses a name that another one has', async () => {
  const createSpecialPage = vi.fn();
  show([special('dialog', '/~dialogs/half-price', 'Half price')], { createSpecialPage });
  fireEvent.click(screen.getByRole('button', { name: 'New dialog' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Half price!' } });
  expect((dialog.getByLabelText(/^Name in links/) as HTMLInputElement).value).toBe('half-price');
  fireEvent.click(dialog.getByRole('button', { name: 'Add dialog' }));
  expect((await dialog.findAllByText('There is already a dialog with this name.')).length).toBeGreaterThan(0);
  expect(createSpecialPage).not.toHaveBeenCalled();
});
