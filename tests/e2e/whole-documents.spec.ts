import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { expect, reopenDesk, signIn, test } from './desk.ts';

const PORTAL = [
  'dashboard',
  'tasks',
  'messages',
  'stand',
  'contact',
  'awards',
  ...['account', 'products', 'news', 'documents', 'videos'].map((tab) => `company-profile?tab=${tab}`),
];

/** Every page of the organiser's desk that needs nothing but a fair. */
const DESK = readdirSync('app/[locale]/(portal)/organiser/[event]', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === 'page.tsx')
  .map((file) => dirname(`/${file}`).replace(/\/$/, ''))
  .filter((path) => !path.includes('[') && path !== '/pages/edit');

/** A part that the server sent as its placeholder, with its content in hidden markup that a script puts in place. */
const HIDDEN_PART = /<template id="B:\d+">|<div hidden(?:="")? id="S:\d+"/;

const hiddenParts = async (
  request: APIRequestContext,
  paths: readonly string[],
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status(), path).toBe(200);
    if (HIDDEN_PART.test(await response.text())) found.push(path);
  }
  return found;
};

test('every page of the portal is complete before any script runs', async ({ page }) => {
  await reopenDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  expect(
    await hiddenParts(
      page.request,
      PORTAL.map((path) => `/clearwater/${path}`),
    ),
  ).toEqual([]);
});

test("every page of the organiser's desk is complete before any script runs", async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  expect(DESK.length).toBeGreaterThan(20);
  expect(
    await hiddenParts(
      page.request,
      DESK.map((path) => `/organiser/clearwater${path}`),
    ),
  ).toEqual([]);
});
