import { chromium, expect } from '@playwright/test';
import { chromiumLaunch } from '../../support/browser/chromium.ts';
import { MAIN_EXHIBITOR } from '../../support/worlds/demo-people.ts';
import { PRODUCT_FORM } from '../../support/worlds/product-form.ts';
import { png } from '../../support/worlds/real-files.ts';
import { openSoakDesk } from '../soak-desk.ts';

/** Uploads an image through the balancer; every server must serve its bytes. @returns the bytes' length */
export const shareImage = async (url: string, servers: readonly string[]): Promise<number> => {
  const desk = await openSoakDesk(url, MAIN_EXHIBITOR);
  const headers = { cookie: desk.cookie };
  const created = await fetch(url + desk.products, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...PRODUCT_FORM, name: 'Shared pump' }),
  });
  const { id } = await created.json();
  const file = await png([700, 400]);
  const form = new FormData();
  form.set('title', 'Stand');
  form.set('file', new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType }));
  const sent = await fetch(`${url}${desk.products}/${id}/images`, { method: 'POST', headers, body: form });
  expect(sent.status, await sent.clone().text()).toBe(200);
  const { items } = await (await desk.get(desk.products)).json();
  const { mediaUrl } = items.find((item: { id: string }) => item.id === id).images[0];
  const bodies = await Promise.all(
    [url, ...servers].map(async (each) => {
      const response = await fetch(each + mediaUrl);
      expect(response.status, each).toBe(200);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  for (const body of bodies) expect(body.equals(bodies[0] ?? Buffer.of())).toBe(true);
  const part = await fetch(url + mediaUrl, { headers: { range: 'bytes=1-3' } });
  expect([part.status, (await part.text()).length > 0]).toEqual([206, true]);
  return bodies[0]?.byteLength ?? 0;
};

/** How long a step may take on a busy machine, in milliseconds. */
const WALK_MS = 20_000;

/** An exhibitor signs in, opens a fair and completes a task; a visitor reads and searches. In Chromium. */
export const walk = async (url: string): Promise<void> => {
  const browser = await chromium.launch(chromiumLaunch('measuring'));
  try {
    const page = await browser.newPage({ baseURL: url });
    // The first visitor of a new server may have to wait for a part of the page.
    await expect(async () => {
      await page.goto('/clearwater/exhibitors');
      await expect(page.getByRole('link', { name: 'Noria Pumps' }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: WALK_MS });
    await page.goto('/clearwater/search?q=pump');
    await expect(page.getByRole('main')).toContainText('Pump', { timeout: WALK_MS });
    await page.goto('/');
    await page.getByLabel('E-mail address').fill(MAIN_EXHIBITOR.accountName);
    await page.getByLabel('Password', { exact: true }).fill(MAIN_EXHIBITOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Clearwater 2027' }).click();
    await page.getByRole('button', { name: 'Noria Pumps' }).click();
    await page.waitForURL('**/clearwater/dashboard');
    await expect(page.getByRole('timer').first()).toContainText('days', { timeout: WALK_MS });
    const first = page.getByRole('article').first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('checkbox').click();
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(title, {
      timeout: WALK_MS,
    });
    await page.reload();
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(title, {
      timeout: WALK_MS,
    });
  } finally {
    await browser.close();
  }
};
