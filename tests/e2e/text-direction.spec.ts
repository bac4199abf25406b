import { MAIN_EXHIBITOR } from '#tests/support/demo-people.ts';
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
