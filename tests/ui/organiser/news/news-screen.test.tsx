// @vitest-environment jsdom
import type {
  ArticleEntry,
  ArticleList,
  ArticleTranslation,
  OpenedPage,
  PagePlace,
} from '@fairdesk/core/editor';
import { LANGUAGES, type Language, rejectedFields } from '@fairdesk/core/shared';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { errAsync, okAsync } from 'neverthrow';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js';
import { expect, it } from 'vitest';
import { NewsScreen } from '#ui/organiser/news/news-screen.tsx';
import { OrganiserProvider, type OrganiserUseCases } from '#ui/organiser/use-organiser.ts';
import { LabelsProvider } from '#ui/shared/texts/labels.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type UseCases, UseCasesProvider } from '#ui/shared/use-cases.tsx';

const LIST = '/en/organiser/fairs/news';
const PAGES = '/en/organiser/fairs/pages';

const written = (
  language: Language,
  title: string,
  more: Partial<ArticleTranslation> = {},
): ArticleTranslation => ({
  ...{ language, title, status: 'published', isChanged: false, updated: '2027-05-01T08:00:00.000Z' },
  ...{ date: '2027-05-01', tags: [] },
  ...more,
});
const article = (slug: string, ...translations: readonly ArticleTranslation[]): ArticleEntry => ({
  ...{ path: `/news/${slug}`, id: slug, isNeeded: false, translations },
});

const ARTICLES: ArticleList = {
  homes: ['/news'],
  items: [
    article('old', written('en', 'An old ferry', { date: '2026-01-01', tags: ['Water'] })),
    article(
      'new',
      written('en', 'Doors open', { date: '2027-05-03T09:30:00+02:00', tags: ['Your visit'] }),
      written('nl', 'Deuren open', { status: 'unpublished', isChanged: true }),
    ),
    article(
      'soon',
      written('en', 'Pumps', {
        status: 'unpublished',
        isChanged: true,
        publishAt: '2027-05-09T08:00:00.000Z',
      }),
    ),
  ],
};

const show = (
  query: Readonly<Record<string, string>> = {},
  organiser: Partial<OrganiserUseCases> = {},
  articles = ARTICLES,
) => {
  const departure = { go: () => {}, ask: () => {}, guard: () => () => {} };
  return render(
    <MantineProvider env="test">
      <Notifications />
      <SearchParamsContext value={new URLSearchParams(query)}>
        <LabelsProvider language="en" messages={messagesFor('en')}>
          <UseCasesProvider value={{ departure } as unknown as UseCases}>
            <OrganiserProvider value={organiser as OrganiserUseCases}>
              <NewsScreen
                articles={articles}
                languages={LANGUAGES}
                timeZone="Europe/Amsterdam"
                list={LIST}
                pagesList={PAGES}
              />
            </OrganiserProvider>
          </UseCasesProvider>
        </LabelsProvider>
      </SearchParamsContext>
    </MantineProvider>,
  );
};
const titles = () => screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('lists the newest first, with date, tags and a mark for each language', () => {
  show();
  expect(titles()).toEqual(['Doors open', 'Pumps', 'An old ferry']);
  const [, first] = screen.getAllByRole('row');
  const cells = within(first ?? expect.fail('No row')).getAllByRole('cell');
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/3 May.*09:30/),
    'Your visit',
    'Published: edit Doors open in English',
    'Not published: edit Doors open in Dutch',
  ]);
  const href = screen.getByRole('link', { name: 'Doors open' }).getAttribute('href');
  expect(href).toBe(`${PAGES}/edit?path=%2Fnews%2Fnew&language=en`);
});

it('lists what the address of the page says', () => {
  show({ view: 'published', tag: 'water' });
  expect(titles()).toEqual(['An old ferry']);
  expect(screen.getByRole('link', { name: 'Published 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Scheduled 1' }).getAttribute('href')).toBe(
    `${LIST}?view=scheduled&tag=water`,
  );
});

it('offers every tag once', () => {
  show();
  const options = within(screen.getByLabelText('With the tag')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All tags', 'Water', 'Your visit']);
});

it('adds a news item below the page of news, at an address of its own', async () => {
  const added: unknown[] = [];
  const createArticle = (place: PagePlace, title: string) => {
    added.push([place, title]);
    return okAsync({ place } as OpenedPage);
  };
  show({}, { createArticle, listArticles: () => okAsync(ARTICLES) });
  fireEvent.click(screen.getByRole('button', { name: 'New news item' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog.getByLabelText(/^Title/), 'Pumps & quays');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('/news/pumps-quays');
  type(dialog.getByLabelText(/^Title/), 'Old');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('/news/old-2');
  type(dialog.getByLabelText('Language'), 'nl');
  fireEvent.click(dialog.getByRole('button', { name: 'Add news item' }));
  await waitFor(() => expect(added).toEqual([[{ path: '/news/old-2', language: 'nl' }, 'Old']]));
  expect((await screen.findByText('“Old” was added as a draft')).textContent).toBeTruthy();
});

it('keeps what was typed when another page has the address', async () => {
  const taken = rejectedFields([{ path: 'path', code: 'page-exists' }]);
  show({}, { createArticle: () => errAsync(taken) });
  fireEvent.click(screen.getByRole('button', { name: 'New news item' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog.getByLabelText(/^Title/), 'Night');
  fireEvent.click(dialog.getByRole('button', { name: 'Add news item' }));
  expect((await dialog.findAllByText('There is already a page at this address.')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Night');
});

it('offers only the actions of an article, and reads the list again after a deletion', async () => {
  let items = ARTICLES.items;
  show(
    {},
    {
      listPageLinks: () => okAsync([]),
      listArticles: () => okAsync({ ...ARTICLES, items }),
      removePage: (path) => {
        items = items.filter((each) => each.path !== path);
        return okAsync([]);
      },
    },
  );
  const row = screen.getAllByRole('row').at(-1) ?? expect.fail('No row');
  fireEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  expect(within(row).queryByText('New page below')).toBeNull();
  expect(within(row).queryByText('Change address')).toBeNull();
  fireEvent.click(within(row).getByText('Delete'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: 'Delete page' }));
  await waitFor(() => expect(titles()).toEqual(['Doors open', 'Pumps']));
});

it('says what to do first on a website without a page of news', () => {
  show({}, {}, { items: [], homes: [] });
  expect(screen.getByText(/^First add a page with the block “News overview”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New news item' })).toBeNull();
});

it('moves between news items with the keys of a list', () => {
  show();
  for (const key of ['j', 'j', 'k']) fireEvent.keyDown(document.body, { key });
  expect(document.activeElement?.textContent).toBe('Doors open');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
