// @vitest-environment jsdom
import type { PageEntry } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { pageOf, showPages } from './show-pages.tsx';

const PAGES = [
  pageOf('/', 'Home', { en: 'published' }, true),
  pageOf('/visit', 'Visit', { en: 'changed', nl: 'scheduled', es: 'unpublished' }),
  pageOf('/visit/parking', 'Parking'),
];
const TAKEN: Failure = {
  kind: 'rejected',
  reason: 'Invalid',
  fields: [{ path: 'to', code: 'page-exists' }],
};

const choose = (title: string, action: string) => {
  const menu = screen.getByRole('button', { name: `Actions for ${title}` }).parentElement;
  fireEvent.click(within(menu ?? expect.fail('No menu')).getByText(action));
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const submit = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const addressField = (): HTMLInputElement => screen.getByLabelText(/^Address/);

it('offers on a page that the website needs nothing that would take it away', () => {
  showPages(PAGES);
  const menu = screen.getByRole('button', { name: 'Actions for Home' }).parentElement;
  expect(menu?.textContent).toBe('VersionsPreview linkUnpublish');
});

it('proposes an address from the title until an editor changes it', async () => {
  const created: unknown[] = [];
  const createPage = (...call: unknown[]) => {
    created.push(call);
    return okAsync({ place: call[0] } as never);
  };
  showPages(PAGES, {}, { createPage, listPages: () => okAsync(PAGES) });
  choose('Visit', 'New page below');
  await screen.findByRole('dialog');
  expect(addressField().value).toBe('/visit/');
  type(/^Title/, 'Çocuk alanı');
  expect(addressField().value).toBe('/visit/cocuk-alani');
  type('Below', '');
  expect(addressField().value).toBe('/cocuk-alani');
  type(/^Address/, '/kids');
  type(/^Title/, 'Area for children');
  expect(addressField().value).toBe('/kids');
  type(/^Address/, '/visit');
  submit('Add page');
  expect(await screen.findByText('There is already a page at this address.')).toBeTruthy();
  type(/^Address/, '/kids');
  submit('Add page');
  expect(await screen.findByText('“Area for children” was added as a draft')).toBeTruthy();
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(created).toEqual([[{ path: '/kids', language: 'en' }, 'Area for children', id]]);
  expect(screen.getByRole('link', { name: 'Edit page' }).getAttribute('href')).toContain('path=%2Fkids');
});

it('says what moves along, shows what the server refuses, and moves back', async () => {
  const moves: unknown[] = [];
  const movePage = (from: string, to: string, changesLinks = false) => {
    moves.push([from, to, changesLinks]);
    return to === '/taken' ? errAsync(TAKEN) : okAsync<readonly PageEntry[], Failure>([]);
  };
  const listPageLinks = () =>
    okAsync([
      { path: '/', language: 'nl' as const, title: 'Thuis' },
      { path: '/', language: 'en' as const, title: 'Home' },
    ]);
  showPages(PAGES, {}, { movePage, listPageLinks });
  choose('Visit', 'Change address');
  expect(await screen.findByText('The former address, /visit, will lead to the new one.')).toBeTruthy();
  expect(screen.getByText(/^1 page below moves with it/)).toBeTruthy();
  expect(await screen.findByText('1 page links here.')).toBeTruthy();
  type(/^Address/, '/taken');
  submit('Change address');
  expect(await screen.findByText('There is already a page at this address.')).toBeTruthy();
  type(/^Address/, '/come');
  fireEvent.click(screen.getByLabelText('Change the links too'));
  submit('Change address');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Visit” now has the address /visit')).toBeTruthy();
  expect(moves).toEqual([
    ['/visit', '/taken', false],
    ['/visit', '/come', true],
    ['/come', '/visit', true],
  ]);
});

it('names the pages that link to a page before it is deleted, and restores it', async () => {
  const undone: string[] = [];
  showPages(
    PAGES,
    {},
    {
      listPageLinks: () =>
        okAsync([
          { path: '/', language: 'nl', title: 'Thuis' },
          { path: '/', language: 'en', title: 'Home' },
        ]),
      removePage: () => okAsync([]),
      undoPageRemoval: (path) => {
        undone.push(path);
        return okAsync(PAGES);
      },
    },
  );
  choose('Visit', 'Delete');
  expect(await screen.findByText('1 page links here. Its link will stop working:')).toBeTruthy();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Home' }).parentElement?.textContent).toBe('Home / · NL, EN');
  expect(dialog.getByText(/deleted in English, Dutch and Spanish/)).toBeTruthy();
  submit('Delete page');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Visit” was restored')).toBeTruthy();
  expect(undone).toEqual(['/visit']);
  expect(screen.getByRole('link', { name: 'Visit' })).toBeTruthy();
});

it('publishes in the languages that have changed and are not scheduled', async () => {
  showPages(PAGES, {}, { publishPageChanges: () => okAsync(PAGES) });
  choose('Visit', 'Publish changes');
  expect(
    await screen.findByText('Visitors will see the changes at once, in English and Spanish.'),
  ).toBeTruthy();
  submit('Publish changes');
  expect(await screen.findByText('“Visit” was published')).toBeTruthy();
});

it('unpublishes the chosen languages, and tries the others again after a failure', async () => {
  const calls: string[] = [];
  let hasFailed = false;
  showPages(
    PAGES,
    {},
    {
      listPages: () => okAsync(PAGES),
      unpublishPage: ({ language }) => {
        calls.push(language);
        if (language === 'en' && hasFailed)
          return errAsync({
            kind: 'rejected',
            reason: '',
            fields: [{ path: '', code: 'page-not-published' }],
          });
        if (language === 'nl' && !hasFailed) {
          hasFailed = true;
          return errAsync({ kind: 'unavailable', request: 'it' });
        }
        return okAsync({} as never);
      },
    },
  );
  choose('Visit', 'Unpublish');
  await screen.findByRole('dialog');
  submit('Unpublish page');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/was not unpublished in every language/)).toBeTruthy();
  submit('Unpublish page');
  expect(await screen.findByText('“Visit” was unpublished')).toBeTruthy();
  expect(calls).toEqual(['en', 'nl', 'en', 'nl']);
});
