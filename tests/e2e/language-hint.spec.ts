import { LANGUAGE_NAMES, type Language, localPath } from '@fairdesk/core/shared';
import type { Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openDesk, test } from './desk.ts';

const PAGE = '/clearwater/practical-information';
const OFFERS = {
  en: { locale: 'en-GB', page: 'nl', accept: 'Read in English', stay: 'No, thanks' },
  nl: { locale: 'nl-BE', page: 'en', accept: 'Lezen in het Nederlands', stay: 'Nee, bedankt' },
  es: { locale: 'es-MX', page: 'en', accept: 'Leer en español', stay: 'No, gracias' },
  tr: { locale: 'tr-TR', page: 'en', accept: 'Türkçe oku', stay: 'Hayır, teşekkürler' },
} as const;

const expectNone = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('aside[lang]')).toHaveCount(0);
};

for (const [language, { locale, page: first, accept, stay }] of Object.entries(OFFERS))
  test.describe(`a browser that prefers ${LANGUAGE_NAMES[language as Language]}`, () => {
    test.use({ locale });

    test('is offered its language, and the choice lasts', async ({ page, context }) => {
      await page.goto(`${localPath({ language: first, path: PAGE })}?page=1#content`);
      const offer = page.getByRole('link', { name: accept });
      await expect(offer).toBeVisible();
      await expectAccessible(page, 'offer of a language');
      await offer.click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?page=1#content');
      await page.goto(localPath({ language: first, path: PAGE }));
      await expectNone(page);
      const [choice] = (await context.cookies()).filter(({ name }) => name === 'language');
      expect(choice).toMatchObject({ value: language, path: '/', sameSite: 'Lax' });
    });

    test('is offered it on a page of signed-out users too, and may stay', async ({ page }) => {
      await page.goto(localPath({ language: first, path: '/' }));
      await page.getByRole('button', { name: stay }).click();
      await expect(page.getByRole('link', { name: accept })).toHaveCount(0);
      await expect(page.getByRole('button', { name: LANGUAGE_NAMES[first] })).toBeFocused();
      await page.reload();
      await expectNone(page);
    });
  });

test.describe('a Dutch browser', () => {
  test.use({ locale: 'nl-NL' });

  test('is offered the page of the portal that is open', async ({ page }) => {
    await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await expect(page.getByRole('link', { name: OFFERS.nl.accept })).toBeVisible();
    await page.getByRole('link', { name: 'Tasks' }).first().click();
    await page.waitForURL('**/tasks');
    await page.getByRole('link', { name: OFFERS.nl.accept }).click();
    await page.waitForURL('**/nl/clearwater/tasks');
    await expectNone(page);
    // Later tests find the language that was chosen last.
    await page.getByRole('button', { name: /Nederlands/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks');
  });

  test('can read the end of a page on a phone, and print it without the offer', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PAGE);
    const offer = page.getByRole('complementary', { name: 'Taal' });
    await expect(offer).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('contentinfo').boundingBox();
    const box = await offer.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await page.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
  });
});

test('a browser without one of the languages of a page is offered none', async ({ page }) => {
  await page.goto(PAGE);
  await expectNone(page);
});
