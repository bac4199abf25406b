import { test as base, expect } from '@playwright/test';
import { startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { complaintsOf, fillSignIn } from './desk.ts';

base(
  'an exhibitor works off tasks, comes back after a restart and finds them as they were left',
  async ({ page }) => {
    let desk = await startServer();
    const { port } = new URL(desk.url);
    const complaints = complaintsOf(page);

    await page.goto(desk.url);
    await fillSignIn(page, MAIN_EXHIBITOR);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which fair are you working on?');

    await page.getByRole('link', { name: /Clearwater/ }).click();
    await expect(page).toHaveTitle('Clearwater 2027 | Your companies');
    await page.getByRole('button', { name: 'Noria Pumps' }).click();
    await page.waitForURL('**/clearwater/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clearwater 2027');
    await expect(page.getByRole('timer').first()).toContainText('days');

    const [chosen] = await page
      .context()
      .cookies()
      .then((all) => all.filter(({ name }) => name === 'participationName'));
    expect(decodeURIComponent(chosen?.value ?? '')).toBe('Noria Pumps');

    const next = page.getByRole('article').first();
    const title = (await next.getByRole('heading').textContent()) ?? '';
    expect(title).not.toBe('');

    const calendar = page.waitForEvent('download');
    await next.getByRole('link', { name: 'Add to calendar' }).click();
    const file = await (await calendar).createReadStream();
    const text = await new Response(file as never).text();
    expect(text).toContain('BEGIN:VEVENT');
    expect(text.replaceAll('\r\n ', '')).toContain(title);

    await next.getByRole('checkbox').click();
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(title);

    await desk.stop();
    desk = await startServer({ dataFolder: desk.dataFolder, port: Number(port) });

    await page.goto(`${desk.url}/clearwater/tasks`);
    await page.getByRole('radio', { name: 'Completed', exact: true }).check();
    await page.getByRole('button', { name: /^Stand building/ }).waitFor();
    await expect(page.getByRole('checkbox', { name: title })).toBeChecked();

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto(`${desk.url}/clearwater/tasks`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(complaints).toEqual([]);
    await desk.remove();
  },
);
