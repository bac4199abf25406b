import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { csv, FAIR } from './folders.ts';
import { type ImportDesk, openDesk, touched } from './import-desk.ts';

const A = { event: 'spring', participation: 'a' };
const SHOWCASE = {
  ...FAIR,
  'categories.csv': csv([
    { event: 'spring', code: 'roses', parent: 'cut', name_en: 'Roses' },
    { event: 'spring', code: 'cut', parent: 'flowers', name_en: 'Cut flowers' },
    { event: 'spring', code: 'flowers', parent: '', name_en: 'Flowers' },
  ]),
  'profiles.csv': csv([
    { ...A, logo: 'pictures/stand.png', city: 'Ede', uri_WEBSITE: 'acme.example', categories: 'roses' },
  ]),
  'products.csv': csv([{ ...A, name: 'Rose', images: 'pictures/stand.png', categories: 'roses' }]),
  'news.csv': csv([
    { ...A, header: 'In bloom', text: '<p>Now<script>alert(1)</script></p>', image: 'pictures/stand.png' },
  ]),
  'documents.csv': csv([
    { ...A, product: 'Rose', title: 'Care', type: 'BROCHURE', file: 'documents/care.pdf' },
  ]),
  'videos.csv': csv([{ ...A, product: '', link: 'https://vimeo.com/76979871' }]),
  'pictures/stand.png': smallPicture().bytes,
  'documents/care.pdf': smallPdf().bytes,
};

describeEachDatabase('what companies show', (newPlace) => {
  let desk: ImportDesk;
  beforeAll(async () => {
    desk = await openDesk(await newPlace());
  });
  afterAll(() => desk?.database.close());

  it('is imported with files, thumbnails and category tree, without duplicates', async () => {
    const plan = await desk.apply(SHOWCASE);
    expect(plan.faults).toEqual([]);
    const levels = (await desk.rows('categories')).map(({ code, level }) => `${code} ${level}`);
    expect(levels.toSorted()).toEqual(['cut sub', 'flowers main', 'roses leaf']);
    const company = (await desk.rows('participations')).find(({ uid }) => uid === 'a');
    expect(company?.logoUrl).toMatch(/^\/files\//);
    expect((await desk.rows('uris')).map(({ url }) => url)).toEqual(['https://acme.example']);
    expect((await desk.rows('newsItems')).map(({ text }) => text)).toEqual(['<p>Now</p>']);
    expect(await desk.rows('images')).toHaveLength(3);
    const resources = (await desk.rows('files')).filter(({ purpose }) => purpose === 'resource');
    expect(
      resources.map(({ contentType, original }) => `${contentType} ${original === null}`).toSorted(),
    ).toEqual(['application/pdf true', 'image/jpeg false', 'image/jpeg false', 'image/png true']);
    expect(touched(await desk.apply(SHOWCASE))).toBe(0);
  });

  it('finds the stored categories when a folder brings only what names them', async () => {
    const files = { 'profiles.csv': csv([{ ...A, categories: 'roses' }]) };
    const { faults, counts } = await desk.plan(files);
    expect(faults).toEqual([]);
    expect(counts['company categories']).toMatchObject({ new: 0, unchanged: 1 });
    const unknown = await desk.plan({ 'products.csv': csv([{ ...A, name: 'Rose', categories: 'tulips' }]) });
    expect(unknown.faults.map(({ column }) => column)).toEqual(['categories']);
  });

  it('lets an organiser approve products and news', async () => {
    const approved = (publicationStatus: string) => ({
      ...SHOWCASE,
      'products.csv': csv([{ ...A, name: 'Rose', publicationStatus }]),
      'news.csv': csv([{ ...A, header: 'In bloom', publicationStatus }]),
    });
    expect((await desk.apply(approved('PUBLIC'))).faults).toEqual([]);
    for (const table of ['products', 'newsItems'])
      expect((await desk.rows(table)).map(({ publicationStatus }) => publicationStatus)).toEqual(['PUBLIC']);
    const { faults } = await desk.apply(approved('MAYBE'));
    expect(faults.map(({ column }) => column)).toEqual(['publicationStatus', 'publicationStatus']);
  });

  it('is rejected as a whole when a file, a category or a product is missing, each with its location', async () => {
    const before = await desk.everything();
    const plan = await desk.apply({
      ...SHOWCASE,
      'products.csv': csv([{ ...A, name: 'Tulip', images: 'documents/care.pdf', categories: 'cut' }]),
      'documents.csv': csv([
        { ...A, product: 'Daisy', title: 'Care', type: 'BROCHURE', file: 'pictures/stand.png' },
      ]),
      'categories.csv': csv([{ event: 'spring', code: 'lost', parent: 'nowhere', name_en: 'Lost' }]),
    });
    expect(plan.faults.map(({ file, line, column }) => `${file} ${line} ${column}`).toSorted()).toEqual([
      'categories.csv 2 parent',
      'documents.csv 2 file',
      'documents.csv 2 product',
      'products.csv 2 categories',
      'products.csv 2 images',
    ]);
    expect(await desk.everything()).toEqual(before);
  });
});
