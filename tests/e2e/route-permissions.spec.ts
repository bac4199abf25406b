import type { Action, Role } from '@fairdesk/core/shared';
import type { APIRequestContext } from '@playwright/test';
import { type ParticipationRoute, participationRoutes } from '#tests/support/participation-routes.ts';
import { MAIN_EXHIBITOR, ONE_OF_EACH } from '#tests/support/worlds/demo-people.ts';
import { addRolePeople } from '#tests/support/worlds/role-people.ts';
import { companyOf, enter } from './company-desk.ts';
import { expect, test } from './desk.ts';

/** Exceptions: changing a company needs `edit-profile`, an entry `submit-award`, and reading `read`. */
const OTHERS: Readonly<Record<string, Action>> = {
  'POST /api/tasks/[participationId]': 'tick-tasks',
  'PATCH /api/tasks/[participationId]': 'tick-tasks',
  // Marks a message as read, for the caller only.
  'POST /api/dashboard/messages/[participationId]': 'read',
  // Calls a video platform for a user who adds a video.
  'GET /api/events/[eventId]/company-profile/[participationId]/video-guide/[type]/[videoId]/title':
    'edit-profile',
};

const actionOf = ({ method, path }: ParticipationRoute): Action =>
  OTHERS[`${method} ${path}`] ??
  (method === 'GET' ? 'read' : path.includes('/awards/') ? 'submit-award' : 'edit-profile');

/** An independent copy of the permissions of each role. Source: the table of roles. */
const MAY: Readonly<Record<Action, readonly Role[]>> = {
  read: ['owner', 'editor', 'award', 'media', 'viewer', 'staff', 'admin'],
  'edit-profile': ['owner', 'editor', 'staff', 'admin'],
  'publish-profile': ['owner', 'staff', 'admin'],
  'tick-tasks': ['owner', 'editor', 'staff', 'admin'],
  'submit-award': ['owner', 'editor', 'award'],
  'run-event': ['staff', 'admin'],
  'manage-event': ['admin'],
  'edit-site': ['admin', 'site-editor'],
};

const ROUTES = participationRoutes();
const NOBODY = '01999999-9999-7999-8999-999999999999';
/** Rejected with 400 after the permission check: so every route can be called without changes. */
const TOO_LONG_A_KEY = 'x'.repeat(201);

const addressOf = ({ path }: ParticipationRoute, participation: string, event = '101'): string =>
  path
    .replace('[eventId]', event)
    .replace('[participationId]', participation)
    .replaceAll(/\[\w+\]/g, NOBODY);

const probe = async (context: APIRequestContext, route: ParticipationRoute, address: string) => {
  const response = await context.fetch(address, {
    method: route.method,
    headers: { 'idempotency-key': TOO_LONG_A_KEY },
    ...(route.method === 'GET' ? {} : { data: {} }),
  });
  return { route: `${route.method} ${route.path}`, status: response.status() };
};

test('every exception names an existing route of a participation', () => {
  expect(ROUTES.length).toBeGreaterThan(35);
  const names = new Set(ROUTES.map(({ method, path }) => `${method} ${path}`));
  // An exception for a deleted route would be dead.
  const stale = Object.keys(OTHERS).filter((name) => !names.has(name));
  expect(stale).toEqual([]);
});

test('every route rejects signed-out callers', async ({ request }) => {
  for (const route of ROUTES)
    expect(await probe(request, route, addressOf(route, NOBODY))).toMatchObject({ status: 401 });
});

test('each of the eight roles may do exactly what its action allows, and gets 404 for the rest', async ({
  playwright,
  desk,
}) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url });
  await enter(owner, MAIN_EXHIBITOR);
  const participation = await companyOf(owner, 'Noria Pumps');
  const before = await (await owner.get(`/api/events/101/company-profile/${participation}`)).text();
  const wrong: unknown[] = [];
  for (const person of await addRolePeople(desk.dataFolder, '101', participation)) {
    const context = await playwright.request.newContext({ baseURL: desk.url });
    await enter(context, person);
    for (const route of ROUTES) {
      const { status } = await probe(context, route, addressOf(route, participation));
      const may = MAY[actionOf(route)].includes(person.role);
      // After the permission check the probe is a bad request, or a list that every reader may read.
      const isRight = may ? status === 400 || (route.method === 'GET' && status === 200) : status === 404;
      if (!isRight) wrong.push({ role: person.role, route: `${route.method} ${route.path}`, may, status });
    }
    await context.dispose();
  }
  expect(wrong).toEqual([]);
  expect(await (await owner.get(`/api/events/101/company-profile/${participation}`)).text()).toBe(before);
  await owner.dispose();
});

test('a foreign participation is not found, for any role and at any event', async ({
  playwright,
  desk,
  request,
}) => {
  const owner = await playwright.request.newContext({ baseURL: desk.url });
  await enter(owner, MAIN_EXHIBITOR);
  const foreign = await companyOf(owner, 'Noria Pumps');
  await enter(request, ONE_OF_EACH);
  for (const route of ROUTES) {
    for (const event of ['101', '102'])
      expect(await probe(request, route, addressOf(route, foreign, event))).toMatchObject({ status: 404 });
    expect(await probe(request, route, addressOf(route, NOBODY))).toMatchObject({ status: 404 });
  }
  await owner.dispose();
});
