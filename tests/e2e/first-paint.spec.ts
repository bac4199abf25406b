import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, reopenDesk, signIn, test } from './desk.ts';
import { OF_EXHIBITORS, OF_ORGANISERS, SIGNED_OUT } from './framework-paths.ts';
import { looksOf } from './looks.ts';
import { resetForm } from './reset-form.ts';

/** The page as the server rendered it, with the rules in its document only, or with its style sheets too. */
const painted = async (page: Page, path: string, sheets: 'without' | 'with'): Promise<readonly string[]> => {
  await page.route(sheets === 'without' ? /\/chunks\/.*\.(?:js|css)/ : /\/chunks\/.*\.js/, (route) =>
    route.abort(),
  );
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) animation.cancel();
    // Texts that change by themselves would change their size.
    for (const part of document.querySelectorAll('time-left')) part.remove();
  });
  const looks = await looksOf(page);
  await page.unrouteAll();
  return looks;
};

const expectComplete = async (page: Page, paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    let first = await painted(page, path, 'without');
    let whole = await painted(page, path, 'with');
    // Other tests change the fair: a page that has changed meanwhile is compared once more.
    while (!isDeepStrictEqual(first, whole)) {
      const again = await painted(page, path, 'without');
      if (isDeepStrictEqual(first, again)) break;
      first = again;
      whole = await painted(page, path, 'with');
    }
    expect(first.length, path).toBeGreaterThan(10);
    expect(first, path).toEqual(whole);
  }
};

test.describe('without animations', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page of the portal is painted from its document alone as with its style sheets', async ({
    page,
    desk,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectComplete(page, [...SIGNED_OUT, await resetForm(desk)]);
    await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
    await expectComplete(page, OF_EXHIBITORS);
  });

  test('a page of the desk is painted from its document alone as with its style sheets', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, ADMINISTRATOR);
    await expectComplete(page, OF_ORGANISERS);
  });
});
