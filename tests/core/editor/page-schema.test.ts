import {
  ArticleListSchema,
  DocumentBlockSchema,
  DocumentPlacesSchema,
  HeldBackSchema,
  OpenedPageSchema,
  PAGE_DEPTH_MAX,
  PageEntriesSchema,
  PagePublishBodySchema,
  publishFaults,
} from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { anyDocument } from '#tests/support/models/any-document.ts';

const place = { path: '/visit', language: 'en' };
const moment = '2027-05-03T08:00:00.000Z';

describe('a page as the server sends it', () => {
  it.prop([anyDocument, fc.boolean()])(
    'is read as it was sent, with what holds its draft back',
    (document, isHeld) => {
      const faults = publishFaults({ NavigationTitle: '' }, isHeld);
      const heldBack = {
        at: moment,
        faults: [...faults, { path: 'Tags', code: 'article-items-max', params: { max: 20 } }],
      };
      const opened = {
        ...{ place, status: 'published', revision: 3, isChanged: true, others: ['Anna'], document },
        ...(isHeld && { heldBack, publishAt: moment }),
      };
      expect(z.parse(OpenedPageSchema, structuredClone(opened))).toEqual(opened);
      expect(z.parse(HeldBackSchema, structuredClone(heldBack))).toEqual(heldBack);
    },
  );

  it.prop([fc.constantFrom<unknown>(null, 7, undefined, {})])('has no fault without a code', (code) => {
    expect(HeldBackSchema.safeParse({ at: moment, faults: [{ path: 'Title', code }] }).success).toBe(false);
  });

  it.prop([fc.subarray([...LANGUAGES]), fc.constantFrom(undefined, 'dialog', 'not-found')])(
    'is listed with its languages and its purpose',
    (languages, purpose) => {
      const entry = { path: '/visit', isNeeded: false, ...(purpose && { purpose }) };
      const translations = languages.map((language) => ({
        ...{ language, title: 'Visit', status: 'unpublished', isChanged: true, updated: moment },
      }));
      const pages = { items: [{ ...entry, translations }] };
      expect(z.parse(PageEntriesSchema, structuredClone(pages))).toEqual(pages);
      const own = translations.map((one) => ({ ...one, date: '2027-05-01', tags: ['Water'] }));
      const articles = { items: [{ ...entry, id: '1', translations: own }], homes: ['/news'] };
      expect(z.parse(ArticleListSchema, structuredClone(articles))).toEqual(articles);
    },
  );
});

describe('a block of a page', () => {
  it.prop([anyDocument])('is read as it was sent, like the places of the page', ({ areas }) => {
    expect(z.parse(DocumentPlacesSchema, structuredClone(areas))).toEqual(areas);
    for (const block of areas.flatMap(({ blocks }) => blocks))
      expect(z.parse(DocumentBlockSchema, structuredClone(block))).toEqual(block);
  });

  it.each([PAGE_DEPTH_MAX, 30_000])('is rejected with %i levels below it, for its depth', (depth) => {
    const issue = { path: [], params: { fault: 'page-depth-max', max: PAGE_DEPTH_MAX } };
    const places = placesOf(depth);
    expect(DocumentBlockSchema.safeParse(places[0]?.blocks[0]).error?.issues).toMatchObject([issue]);
    const path = [0, 'blocks', 0];
    expect(DocumentPlacesSchema.safeParse(places).error?.issues).toMatchObject([{ ...issue, path }]);
  });
});

/** @param depth how many blocks are within each other */
const placesOf = (depth: number): readonly { key: string; blocks: readonly object[] }[] => {
  const block = { id: 'x', component: 'Row', fields: {}, params: {}, kept: {} };
  let places: ReturnType<typeof placesOf> = [];
  for (let level = 0; level < depth; level += 1) places = [{ key: 'row', blocks: [{ ...block, places }] }];
  return places;
};

describe('the body that publishes a page', () => {
  it.prop([fc.constantFrom(undefined, moment, '2027-05-03', 'now', '')])(
    'names a moment in time or none',
    (at) => {
      const body = { ...place, revision: 3, ...(at !== undefined && { at }) };
      expect(PagePublishBodySchema.safeParse(body).success).toBe(at === undefined || at === moment);
    },
  );
});
