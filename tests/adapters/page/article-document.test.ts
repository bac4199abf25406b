import type { FieldContent } from '@fairdesk/core/editor';
import { blocksOf } from '@fairdesk/core/editor';
import type { NewsArticleBlock, RelatedNewsBlock } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { articleOf } from '#adapters/page/article-of.ts';
import { readEdited } from '#adapters/page/editing-service.ts';
import { documentOf, layoutOf, type StoredLayout } from '#adapters/page/page-document.ts';

/** As a copy of a site finds and renews ids. */
const ITEM_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const anyText = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const anyTags = fc.uniqueArray(
  anyText.map((tag) => tag.trim()),
  { maxLength: 4 },
);
const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const anyMoment = fc.oneof(
  anyDay,
  fc
    .tuple(anyDay, fc.nat(23), fc.nat(59), fc.constantFrom('+00:00', '+01:00', '-05:00', '+05:45'))
    .map(([day, hour, minute, offset]) => {
      const [h, m] = [hour, minute].map((part) => String(part).padStart(2, '0'));
      return `${day}T${h}:${m}:00${offset}`;
    }),
);
const anyIds = fc.uniqueArray(
  fc.uuid().map((id) => id.replaceAll('-', '')),
  { maxLength: 3 },
);
/** What an editor writes in the form of an article. */
const anyContents = fc.record({
  Title: anyText,
  Introduction: fc.string(),
  Content: fc.constantFrom('<p>Doors <strong>open</strong></p>', '<h2>Plan</h2><p>Your day</p>'),
  Image: fc.constantFrom(
    { src: '/media/quay.webp', alt: 'A quay', width: '1200', height: '800' },
    { src: '/media/quay.webp', alt: '', width: '1200', height: '800', focus: '30% 70%' },
  ),
  Date: anyMoment,
  Tags: anyTags,
  Authors: fc.array(
    fc.record({
      Name: anyText,
      Link: fc.constantFrom(
        { href: '', text: '', target: '' },
        { href: '/team/emre', text: 'Emre', target: '' },
      ),
    }),
    { maxLength: 3 },
  ),
  RelatedArticles: anyIds,
  ShowDateAtBottom: fc.constantFrom('', '1'),
}) satisfies fc.Arbitrary<Readonly<Record<string, FieldContent>>>;

/** Tags and authors in each form that a content platform stores them in, with what no editor sees. */
const anyStored: fc.Arbitrary<StoredLayout> = fc
  .record({
    Tags: fc.oneof(
      fc.array(anyText).map((tags) => ({ value: tags.join('|') })),
      fc
        .array(anyText)
        .map((tags) => ({ value: tags.map((tag) => ({ id: 'x', fields: { Title: { value: tag } } })) })),
      fc.constant(undefined),
    ),
    Date: fc.constantFrom(undefined, { value: '2026-11-17T00:00:00Z' }, { value: '20261117' }),
    Authors: fc.constantFrom(undefined, [{ fields: { Name: { value: 'Ann' }, Role: { value: 'Press' } } }]),
    Unknown: fc.anything({ withNullPrototype: false }).map((value) => ({ value })),
    MetaTitle: anyText.map((value) => ({ value })),
  })
  .map((fields) =>
    plain({
      fields,
      placeholders: {
        'headless-main': [
          { uid: 'article', componentName: 'NewsArticle', params: { FieldNames: 'Secondary' } },
          { uid: 'related', componentName: 'RelatedNews' },
        ],
      },
    }),
  );

/** The blocks of a page as visitors see it. */
const readBlocks = (layout: StoredLayout) => {
  const answer = {
    sitecore: {
      context: { pageEditing: false, language: 'en', site: { name: 'aqua' } },
      route: {
        ...layout,
        name: 'doors',
        displayName: 'Doors',
        itemId: '0f8c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f',
        templateName: 'NewsArticle',
      },
    },
  };
  const place = {
    ...({ site: 'aqua', folder: 'aqua', path: '/news/doors', language: 'en', itemId: '' } as const),
    ...({ layoutKind: 'final', mode: 'preview' } as const),
  };
  const { page } = readEdited(answer, {}, place, {
    frameHosts: [],
    publicUrl: 'https://fair.example',
    cookieNames: [],
  } as never)._unsafeUnwrap();
  const [article, related] = page.main;
  return { article: article as NewsArticleBlock, related: related as RelatedNewsBlock };
};

describe('the document of an article', () => {
  it.prop([anyStored, anyContents])(
    'is read by lists and by the page as its editor wrote it, and keeps all else',
    (stored, contents) => {
      const document = documentOf(stored);
      const layout = plain(layoutOf({ ...document, fields: { ...document.fields, ...contents } }, stored));
      const { article, related } = readBlocks(layout);
      const listed = articleOf(layout.fields, 'doors', 'en') ?? expect.unreachable();
      const day = contents.Date.slice(0, 10);
      const names = contents.Authors.map(({ Name }) => Name);
      const published = contents.Date.includes('T') ? new Date(contents.Date).toISOString() : undefined;
      for (const one of [article, listed]) {
        expect(one.title).toBe(contents.Title);
        expect(one.introduction).toBe(contents.Introduction);
        expect(one.tags).toEqual(contents.Tags);
        expect(one.authors.map(({ name }) => name)).toEqual(names);
        expect(one.image).toMatchObject({ src: contents.Image.src, alt: contents.Image.alt, width: 1200 });
        expect(one.published).toBe(published);
      }
      expect(article.image?.focus).toBe('focus' in contents.Image ? contents.Image.focus : undefined);
      expect(article.day).toBe(day);
      expect(listed.date).toBe(day);
      expect(article.authors.map(({ link }) => link?.text)).toEqual(
        contents.Authors.map(({ Link }) => Link.text || undefined),
      );
      expect(article.showDateAtBottom).toBe(contents.ShowDateAtBottom === '1');
      expect(article.variant).toBe('secondary');
      expect(related.chosen).toEqual(contents.RelatedArticles);
      expect(JSON.stringify(layout.fields.RelatedArticles ?? []).match(ITEM_ID) ?? []).toHaveLength(
        contents.RelatedArticles.length,
      );
      expect(layout.fields.Unknown).toEqual(stored.fields.Unknown);
      expect(blocksOf(documentOf(layout))).toEqual(blocksOf(document));
    },
  );

  it.prop([anyStored, anyContents])(
    'becomes the stored page again when its changes are undone',
    (stored, contents) => {
      const document = documentOf(stored);
      const changed = layoutOf({ ...document, fields: { ...document.fields, ...contents } }, stored);
      expect(layoutOf(document, stored)).toEqual(stored);
      const again = documentOf(plain(changed));
      expect(layoutOf(again, plain(changed))).toEqual(plain(changed));
    },
  );
});
