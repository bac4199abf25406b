// @vitest-environment jsdom
import type { ArticleEntry, PageDocument } from '@fairdesk/core/editor';
import { fireEvent, screen, within } from '@testing-library/react';
import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { ARTICLE_FIELDS } from '#adapters/shared/block-descriptions/page-fields.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ArticleChoicesProvider } from '#ui/editor/article/article-choices.ts';
import { ArticleForm } from '#ui/editor/article/article-form.tsx';
import { SourcePage } from '#ui/editor/compare/source-page.ts';
import type { EditorUseCases } from '#ui/editor/editor-use-cases.ts';
import { PageStore } from '#ui/editor/page-store.ts';
import { EditorProvider } from '#ui/editor/use-editor.ts';

const entry = (id: string, title: string, tags: readonly string[]): ArticleEntry => ({
  ...{ path: `/news/${id}`, id, isNeeded: false },
  translations: [
    {
      ...{ language: 'en', title, status: 'published', isChanged: false },
      ...{ updated: '', date: '2027-05-01', tags },
    },
  ],
});
const ARTICLES = [
  entry('own', 'Own article', ['Doors']),
  entry('ferry', 'The ferry', ['Your visit', 'Water']),
  entry('pumps', 'Three pumps', ['Water']),
];

const DOCUMENT: PageDocument = {
  fields: {
    ...{ MetaTitle: 'Doors open', NavigationTitle: 'Doors', MetaDescription: '' },
    ...{ Title: 'Doors open', Introduction: '', Date: '2027-05-01', Tags: ['Doors'], Authors: [] },
  },
  areas: [
    {
      key: 'main',
      blocks: [{ id: 'article', component: 'NewsArticle', fields: {}, params: {}, places: [], kept: {} }],
    },
  ],
};

const show = (document = DOCUMENT) => {
  const page = new PageStore(document, BLOCK_DESCRIPTIONS);
  const place = { path: '/news/own', language: 'en' } as const;
  const source = new SourcePage(page, place, () =>
    okAsync({ place, document, status: 'published', revision: 0, isChanged: false, others: [] }),
  );
  const choices = { articles: ARTICLES, path: place.path, timeZone: 'Europe/Amsterdam' };
  renderView(
    <EditorProvider value={{} as EditorUseCases}>
      <ArticleChoicesProvider value={choices}>
        <ArticleForm page={page} fields={ARTICLE_FIELDS} source={source} />
      </ArticleChoicesProvider>
    </EditorProvider>,
  );
  return page;
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('renames the page with its article as long as both have the same title', () => {
  const page = show();
  type(screen.getByLabelText(/^Title/), 'Doors open early');
  expect(page.document.fields).toMatchObject({
    ...{ Title: 'Doors open early', MetaTitle: 'Doors open early', NavigationTitle: 'Doors' },
  });
  page.undo();
  expect(page.document.fields).toMatchObject({ Title: 'Doors open', MetaTitle: 'Doors open' });
});

it('says what is missing before it can be published', () => {
  show({ ...DOCUMENT, fields: { ...DOCUMENT.fields, Title: '', Date: '' } });
  expect(screen.getByText('Enter a title.')).toBeTruthy();
  expect(screen.getByText('Enter the day of publication.')).toBeTruthy();
});

it('takes a time at the fair, and keeps the last valid one while another is typed', () => {
  const page = show();
  const time = group('Date').getByLabelText('Time');
  type(time, '9:30');
  expect(page.document.fields.Date).toBe('2027-05-01T09:30:00+02:00');
  type(time, '9:3');
  expect(screen.getByText('Enter a time such as 09:30.')).toBeTruthy();
  expect(page.document.fields.Date).toBe('2027-05-01T09:30:00+02:00');
  type(time, '');
  expect(page.document.fields.Date).toBe('2027-05-01');
});

it('proposes the tags of other articles, and takes new ones', () => {
  const page = show();
  const tags = group('Tags');
  expect(
    group('Tags of other news items')
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Water', 'Your visit']);
  fireEvent.click(tags.getByRole('button', { name: 'Water' }));
  type(tags.getByLabelText('New tag'), 'Night, Locks');
  fireEvent.submit(tags.getByLabelText('New tag'));
  expect(page.document.fields.Tags).toEqual(['Doors', 'Water', 'Night', 'Locks']);
  fireEvent.click(tags.getByRole('button', { name: 'Remove the tag Doors' }));
  expect(page.document.fields.Tags).toEqual(['Water', 'Night', 'Locks']);
});

it('adds several authors in an order', () => {
  const page = show();
  for (const name of ['Emre', 'Anna']) {
    fireEvent.click(group('Authors').getByRole('button', { name: 'Add an item' }));
    type(group('Authors').getAllByLabelText('Name').at(-1) ?? expect.fail('No field'), name);
  }
  const button = (name: string) => group('Authors').getByRole('button', { name });
  button('Move Anna up').focus();
  fireEvent.click(button('Move Anna up'));
  expect(page.document.fields.Authors).toMatchObject([{ Name: 'Anna' }, { Name: 'Emre' }]);
  expect(document.activeElement, 'at the upper end, too').toBe(button('Move Anna up'));
  fireEvent.click(button('Move Anna up'));
  expect(page.document.fields.Authors).toMatchObject([{ Name: 'Anna' }, { Name: 'Emre' }]);
  fireEvent.click(button('Delete Anna'));
  expect(document.activeElement).toBe(button('Delete Emre'));
  fireEvent.click(button('Delete Emre'));
  expect(document.activeElement).toBe(button('Add an item'));
});

it('relates other articles in an order, and never the article itself', () => {
  const page = show();
  const related = group('Related news');
  const add = () => related.getByLabelText('Add a news item');
  const options = within(add())
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options.toSorted()).toEqual(['Choose a news item', 'The ferry', 'Three pumps']);
  type(add(), 'ferry');
  type(add(), 'pumps');
  expect(page.document.fields.RelatedArticles).toEqual(['ferry', 'pumps']);
  fireEvent.click(related.getByRole('button', { name: 'Move Three pumps up' }));
  expect(page.document.fields.RelatedArticles).toEqual(['pumps', 'ferry']);
  fireEvent.click(related.getByRole('button', { name: 'Remove The ferry' }));
  expect(page.document.fields.RelatedArticles).toEqual(['pumps']);
});

it('sets the variant of the article on the page', () => {
  const page = show();
  type(screen.getByLabelText('Layout'), 'Secondary');
  expect(page.article?.params).toEqual({ FieldNames: 'Secondary' });
});
