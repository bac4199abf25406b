import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, test } from './desk.ts';

const ADDRESS = '/clearwater/dated-card';

test('a date written as eight digits is displayed with slashes, in every language', async ({
  desk,
  page,
  request,
}) => {
  const fields = { Title: 'Closing day', Date: '20270314', Content: '<p>The doors close at five.</p>' };
  importInto(desk.dataFolder, {
    [`pages${ADDRESS}.json`]: {
      title: { en: 'Closing day', nl: 'Sluitingsdag', es: 'Día de cierre', tr: 'Kapanış günü' },
      layout: 'event',
      placeholders: { 'headless-main': [{ component: 'ContentBlockCard', fields }] },
    },
  });
  await expect.poll(async () => (await request.get(ADDRESS)).status()).toBe(200);
  for (const { prefix } of EACH_LANGUAGE) {
    await page.goto(`${prefix}${ADDRESS}`);
    const date = page.getByRole('article').locator('time');
    await expect(date).toHaveText('2027/03/14');
    await expect(date).toHaveAttribute('datetime', '2027-03-14');
  }
});
