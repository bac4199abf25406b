// @vitest-environment jsdom
import type { OpenedPage, PageDocument, PageVersion } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { readPageDescriptions } from '#adapters/page/read-page-descriptions.ts';
import { PageVersionsStore } from '#ui/organiser/pages/page-versions-store.ts';
import { pageOf, showPages } from './show-pages.tsx';

const PAGES = [pageOf('/visit', 'Visit', { en: 'changed', nl: 'published' })];
const PLACE = { path: '/visit', language: 'en' } as const;

const documentOf = (text: string, blocks = ['one']): PageDocument => ({
  fields: { MetaTitle: `Pumps <${text}>` },
  areas: [
    {
      key: 'main',
      blocks: blocks.map((id) => ({
        ...{ id, component: 'RichText', params: {}, places: [], kept: {} },
        fields: { Title: `Valves <${text}>`, Text: `<p>${text}</p>` },
      })),
    },
  ],
});
const openedOf = (document: PageDocument, isChanged = true): OpenedPage => ({
  ...{ place: PLACE, status: 'published', document, revision: 7, isChanged, others: [] },
});
const VERSIONS: readonly PageVersion[] = [
  { id: 'v2', published: '2027-05-02T08:00:00.000Z', editor: 'Ada Kas' },
  { id: 'v1', published: '2027-05-01T08:00:00.000Z', editor: '' },
];

const show = (failure?: Failure) => {
  const calls: unknown[] = [];
  showPages(
    PAGES,
    {},
    {
      readPageDescriptions,
      listPages: () => okAsync(PAGES),
      openPage: () => okAsync(openedOf(documentOf('Take the new ferry', ['one', 'two']))),
      listPageVersions: () => okAsync(VERSIONS),
      readPageVersion: () => okAsync(documentOf('Take the old ferry')),
      restorePageVersion: (...call) => {
        calls.push(call);
        return failure ? errAsync(failure) : okAsync({ ...openedOf(documentOf('old')), revision: 8 });
      },
      savePageDraft: (...call) => {
        calls.push(call);
        return okAsync({ revision: 9, others: [] });
      },
    },
  );
  const menu = screen.getByRole('button', { name: 'Actions for Visit' }).parentElement;
  fireEvent.click(within(menu ?? expect.fail('No menu')).getByText('Versions'));
  return calls;
};

it('lists versions with their time and editor, and marks what a version lacks', async () => {
  show();
  const versions = await screen.findAllByRole('radio');
  expect(versions.map((radio) => radio.parentElement?.textContent)).toEqual([
    expect.stringMatching(/^What visitors see/),
    expect.stringMatching(/10:00.*Ada Kas$/),
    expect.stringMatching(/10:00.*Imported$/),
  ]);
  fireEvent.click(versions[1] ?? expect.fail('No version'));
  const changes = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(changes.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Page',
    'Text Changed',
    'Text Added',
  ]);
  expect(changes.getAllByText('old').map(({ tagName }) => tagName)).toEqual(['DEL', 'DEL', 'DEL']);
  expect(changes.getAllByText('new').map(({ tagName }) => tagName)).toEqual(['INS', 'INS', 'INS']);
  expect(changes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Pumps <Take the oldnew ferry>',
    'Valves <Take the oldnew ferry>',
    'Take the oldnew ferry',
    'Valves <Take the new ferry>',
    'Take the new ferry',
  ]);
});

it('restores the chosen version as the draft and brings the former draft back', async () => {
  const calls = show();
  await screen.findAllByRole('radio');
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Restore as draft' }));
  submit();
  expect(await screen.findByText('Choose a version.')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('radio')[2] ?? expect.fail('No version'));
  await screen.findByRole('region', { name: 'Changes' });
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The draft of “Visit” is as it was before')).toBeTruthy();
  expect(calls).toEqual([
    [PLACE, 'v1', 7],
    [PLACE, documentOf('Take the new ferry', ['one', 'two']), 8],
  ]);
});

it('keeps the dialog open and says so when another editor was first', async () => {
  show({ kind: 'conflict' } as Failure);
  fireEvent.click((await screen.findAllByRole('radio'))[1] ?? expect.fail('No version'));
  await screen.findByRole('region', { name: 'Changes' });
  fireEvent.click(screen.getByRole('button', { name: 'Restore as draft' }));
  expect(await screen.findByText(/This page has just been changed elsewhere/)).toBeTruthy();
});

it('shows the version that was chosen last, in any order of responses', async () => {
  const waiting = new Map<string, (document: PageDocument) => void>();
  const unused = () => errAsync<never, Failure>({ kind: 'not-found', what: 'it' });
  const store = new PageVersionsStore(PLACE, {
    ...{ savePageDraft: unused, discardPageDraft: unused, restorePageVersion: unused },
    readPageDescriptions,
    openPage: () => okAsync(openedOf(documentOf('now'))),
    listPageVersions: () => okAsync(VERSIONS),
    readPageVersion: (_place, version) =>
      ResultAsync.fromSafePromise(new Promise<PageDocument>((resolve) => void waiting.set(version, resolve))),
  });
  await store.load();
  const choices = [store.choose('v1'), store.choose('v2')];
  waiting.get('v2')?.(documentOf('now'));
  waiting.get('v1')?.(documentOf('then'));
  await Promise.all(choices);
  expect(store.chosen).toBe('v2');
  expect(store.changes?.blocks).toEqual([]);
});
