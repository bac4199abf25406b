import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, test } from './desk.ts';

const PATH = '/clearwater/every-block-alone';

const IMAGE = { value: { src: '/-/media/none.webp', alt: 'A hall', width: '8', height: '6' } };
const LINK = { value: { href: '/visit', text: 'Visit us' } };
const TEXTS = Object.fromEntries(
  ['Title', 'Label', 'SubTitle', 'Name', 'Question', 'Location', 'Value'].map((name) => [
    name,
    { value: name },
  ]),
);
const HTML = { Content: { value: '<p>A text.</p>' }, Text: { value: '<p>A text.</p>' } };
const FIELDS = { ...TEXTS, ...HTML, Image: IMAGE, Link: LINK, Date: { value: '2026-11-20' } };
const LIST = [1, 2, 3].map(() => ({ fields: FIELDS }));

/** Each component of the website with each of its variants, in the main area of the page itself. */
const main = BLOCK_DESCRIPTIONS.filter(({ group }) => group !== 'portal' && group !== 'layout').flatMap(
  ({ components: [component], params = [] }) => {
    const variants = params.find(({ name }) => name === 'FieldNames')?.values ?? ['Default'];
    return variants.map((variant) => ({
      component,
      data: { ...FIELDS, Items: LIST, Questions: LIST, GalleryItems: LIST },
      params: { FieldNames: variant },
    }));
  },
);

for (const width of [390, 1280])
  test(`a block is as high among others as on its own, and ends before the footer: ${width} px`, async ({
    desk,
    page,
  }) => {
    importInto(desk.dataFolder, {
      [`pages${PATH}.json`]: {
        title: { en: 'Every block' },
        layout: 'event',
        placeholders: { 'headless-main': main },
      },
    });
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await page.goto(PATH, { waitUntil: 'networkidle' }))?.status()).toBe(200);
    const { among, alone, overlap } = await page.evaluate(() => {
      const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
      const list = document.querySelector('main article')?.parentElement;
      const blocks = [...(list?.children ?? [])].filter((block) => block instanceof HTMLElement);
      const label = (block: HTMLElement, height: number) =>
        `${block.tagName} ${block.className} ${block.textContent.slice(0, 20)}: ${height}`;
      const all = blocks.map((block) => [block, heightOf(block)] as const);
      const end = Math.max(...blocks.map((block) => block.getBoundingClientRect().bottom));
      const start = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().top ?? 0;
      const single = blocks.map((block) => {
        for (const other of blocks) other.hidden = other !== block;
        return [block, heightOf(block)] as const;
      });
      const labels = (heights: typeof all) => heights.map(([block, height]) => label(block, height));
      return { among: labels(all), alone: labels(single), overlap: end > start };
    });
    expect(among.length).toBeGreaterThan(20);
    expect(among).toEqual(alone);
    expect(overlap).toBe(false);
  });
