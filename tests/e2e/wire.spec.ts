import type { Page } from '@playwright/test';
import { type WireBytes, wireBytes } from '#tests/support/browser/wire-bytes.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, openDesk, test } from './desk.ts';

/** What a first visit may transfer to a browser, in KB on the wire. */
const BUDGETS = {
  'public page': { path: '/clearwater/practical-information', script: 8, style: 6, document: 14 },
  // Its style is part of the document.
  'sign-in': { path: '/', script: 3, style: 0, document: 10 },
  // The rules of their first paint are part of the document.
  dashboard: { path: '/clearwater/dashboard', script: 180, style: 32, document: 36 },
  'company profile': { path: '/clearwater/company-profile', script: 190, style: 35, document: 37 },
} as const;

const KINDS = ['script', 'style', 'document'] as const;

const firstVisit = async (page: Page, path: string): Promise<WireBytes> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  return wireBytes(page, () => page.goto(path, { waitUntil: 'networkidle' }));
};

const overBudget = (what: keyof typeof BUDGETS, bytes: WireBytes): readonly string[] =>
  KINDS.flatMap((kind) => {
    const kilobytes = bytes[kind] / 1024;
    test.info().annotations.push({ type: `${what}: ${kind}`, description: `${kilobytes.toFixed(1)} KB` });
    const most = BUDGETS[what][kind];
    return kilobytes > most || (kilobytes === 0 && most > 0)
      ? [`${what}: ${kind} ${kilobytes.toFixed(1)} KB, at most ${most}`]
      : [];
  });

test('pages stay within their budget on the wire', async ({ page }) => {
  const over = [
    ...overBudget('public page', await firstVisit(page, BUDGETS['public page'].path)),
    ...overBudget('sign-in', await firstVisit(page, BUDGETS['sign-in'].path)),
  ];
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  over.push(
    ...overBudget('dashboard', await firstVisit(page, BUDGETS.dashboard.path)),
    ...overBudget('company profile', await firstVisit(page, BUDGETS['company profile'].path)),
  );
  expect(over).toEqual([]);
});

test('text is always compressed for a browser', async ({ page, desk }) => {
  const plain: string[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    const isText = /javascript|css|html/.test(headers['content-type'] ?? '');
    const isLong = Number(headers['content-length'] ?? 0) > 1024;
    if (isText && isLong && !headers['content-encoding']) plain.push(response.url().replace(desk.url, ''));
  });
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/practical-information', { waitUntil: 'networkidle' });
  expect(plain).toEqual([]);
});
