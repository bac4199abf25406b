import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { companyOf, newProduct } from './company-desk.ts';
import { expect, reopenDesk, test } from './desk.ts';

const NAME = 'مضخة 1';
const TEXT = 'مضخة هادئة للمعارض!';

test('what exhibitors write has its own direction in the portal, whatever its language', async ({ page }) => {
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const company = await companyOf(page.request, 'Noria Pumps');
  await newProduct(page.request, company, { name: NAME, shortDescription: TEXT, longDescription: 'Quiet.' });
  await page.goto('/clearwater/company-profile?tab=products');
  /** Whether the text of an element ends at its right edge, and whether it begins at its left one. */
  const edges = (text: string) =>
    page
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [own, written] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
        return [written.left - own.left < 2, own.right - written.right < 2];
      });
  await expect.poll(() => edges(TEXT)).toEqual([false, true]);
  await page.getByRole('button', { name: NAME }).first().click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect.poll(() => edges(TEXT)).toEqual([false, true]);
  await expect.poll(() => edges('Quiet.')).toEqual([true, false]);
  await page.getByRole('button', { name: 'Edit product' }).click();
  const field = page.getByLabel('Short description');
  await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
});

for (const path of ['/clearwater/blocks', '/clearwater/news/streets-that-drink'])
  test(`what editors write has its own direction on public pages: ${path}`, async ({ page }) => {
    await page.goto(path);
    const wrong = await page.evaluate((text) => {
      const blocks = [
        ...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, p, li, dt, dd, td, th, figcaption)'),
      ];
      /** Whether the sign at the end of a text is left of its first letter. */
      const isFromTheRight = (node: Text): boolean => {
        const placeOf = (index: number) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          return range.getBoundingClientRect().left;
        };
        return placeOf(node.length - 1) < placeOf(0);
      };
      const written = blocks.flatMap((block) => {
        const node = [...block.childNodes].find(
          (child): child is Text => child instanceof Text && child.data.trim() !== '',
        );
        if (node === undefined || !block.checkVisibility() || block.matches('.visually-hidden')) return [];
        block.replaceChildren(node);
        node.data = text;
        return [{ node, tag: block.outerHTML }];
      });
      if (written.length === 0) return ['no text'];
      return written.filter(({ node }) => !isFromTheRight(node)).map(({ tag }) => tag);
    }, 'مضخة 1!');
    expect(wrong).toEqual([]);
  });
