import { NO_PERMISSION, ROLES, type Role } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { API_FILES } from '#tests/support/api-routes.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import { addRolePeople } from '#tests/support/worlds/role-people.ts';

const FAIR = '101';
/** Exists, but nobody of this test has a role there. */
const OTHER_FAIR = '102';
/** The same for a fair of others and for one that does not exist. */
const REFUSAL = { status: 404, code: NO_PERMISSION };
const ROOT = 'organiser/[eventId]';

/** Needs `manage-event`; every route and method in no list needs `run-event`. Source: the table of roles. */
const FOR_ADMINS = [
  'POST deletion',
  'POST deletion/plan',
  'GET edition',
  'POST edition',
  'POST exhibitors/export',
  'GET exhibitors/[participationId]/data',
  'PUT fair',
  'GET folder',
  'GET lists/[list]',
  'PUT fair/state',
  'GET imports',
  'POST imports',
  'POST imports/preview',
  'POST imports/faults',
  'POST imports/[importId]/advance',
  'GET imports/[importId]/undo',
  'POST imports/[importId]/undo',
  'PUT profile-rules',
  'GET service-keys',
  'POST service-keys',
  'POST service-keys/revoke',
  'GET webhooks',
  'POST webhooks',
  'GET webhooks/deliveries',
  'POST webhooks/pause',
  'POST webhooks/remove',
  'POST webhooks/resend',
  'POST webhooks/resume',
  'POST webhooks/test',
  'GET team',
  'POST team',
  'GET categories',
  'GET mail-texts',
  'GET mail-texts/readers',
  'GET mail-texts/sample',
  'PUT mail-texts',
  'POST categories',
  'PUT categories',
  'POST categories/move',
  'POST categories/remove',
  'GET award-entries/[award]/table',
  'GET awards',
  'POST awards',
  'PUT awards',
  'POST awards/remove',
  'GET retention',
  'PUT retention',
  'GET website',
  'PUT website',
  'POST website/[picture]',
  'DELETE website/[picture]',
  'GET words',
  'PUT words',
];

/** Needs `edit-site`. */
const FOR_EDITORS = [
  'GET pages',
  'GET pages/articles',
  'POST pages',
  'POST pages/canvas',
  'GET pages/frames',
  'PUT pages/frames',
  'POST pages/frames/canvas',
  'POST pages/frames/join',
  'GET pages/frames/latest',
  'GET pages/draft',
  'PUT pages/draft',
  'POST pages/discard',
  'POST pages/publish',
  'POST pages/cancel',
  'POST pages/unpublish',
  'GET pages/versions',
  'GET pages/version',
  'POST pages/restore',
  'POST pages/move',
  'POST pages/remove',
  'GET pages/images',
  'POST pages/images',
  'PATCH pages/images/[image]',
  'DELETE pages/images/[image]',
  'POST pages/undo-removal',
  'POST pages/publish-changes',
  'POST pages/confirm-translations',
  'GET pages/links',
  'POST pages/preview-link',
  'POST pages/revoke-previews',
];

const rolesOf = (name: string): readonly Role[] => {
  if (FOR_EDITORS.includes(name)) return ['admin', 'site-editor'];
  return FOR_ADMINS.includes(name) ? ['admin'] : ['staff', 'admin'];
};

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const files = Object.entries(API_FILES).filter(([route]) => route.startsWith(`${ROOT}/`));
const routes = await Promise.all(
  files.map(async ([route, file]) => {
    const path = route.slice(ROOT.length + 1);
    const module: Readonly<Record<string, Handler>> = await import(/* @vite-ignore */ file);
    return METHODS.flatMap((method) => {
      const handler = module[method];
      return handler ? [{ name: `${method} ${path}`, method, handler }] : [];
    });
  }),
).then((found) => found.flat());

/** The id of a company of the fair. */
const anyParticipation = async (dataFolder: string): Promise<string> => {
  const { query, close } = await openDatabase({ dataFolder, log: quietLog });
  const { id } = await query
    .selectFrom('participations')
    .select('id')
    .where('eventId', '=', FAIR)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await close();
  return id;
};

describe('the routes of the organiser’s desk', () => {
  const jars = new Map<Role | 'stranger', CookieJar>([['stranger', new CookieJar()]]);
  let calls: string[] = [];
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await openProcess((call) => calls.push(call));
    ({ close } = opened);
    const people = await addRolePeople(opened.dataFolder, FAIR, await anyParticipation(opened.dataFolder));
    for (const { role, accountName, password } of people) {
      const jar = new CookieJar();
      const body = { accountName, password, rememberMe: false };
      await bodyOf(await serve(jar, () => signIn(requestOf('POST', body))));
      jars.set(role, jar);
    }
  }, 60_000);
  afterAll(() => close());

  /** Calls a route with a body that no route accepts, so that nothing changes. */
  const call = async (
    who: Role | 'stranger',
    { method, handler }: (typeof routes)[number],
    eventId: string,
  ) => {
    calls = [];
    const request = new Request('http://localhost:3000/api', {
      method,
      headers: { 'content-type': 'text/plain' },
      ...(method !== 'GET' && { body: 'nothing' }),
    });
    const unknown = '01999999-9999-7999-8999-999999999998';
    const params = {
      eventId,
      participationId: unknown,
      mailId: unknown,
      messageId: unknown,
      kind: 'product',
      itemId: unknown,
      award: 'innovation',
      entryId: unknown,
      importId: unknown,
      list: 'news',
      picture: 'logo',
    };
    const jar = jars.get(who) ?? new CookieJar();
    const response = await serve(jar, () => handler(request, { params: Promise.resolve(params) }));
    const { status } = response;
    // Past the permission, a route reads its body or asks the store.
    const isLetIn = status === 400 || calls.some((path) => path.includes(' /organiser/'));
    const code = status === 404 && !isLetIn ? (await response.json()).code : undefined;
    return { status, isLetIn, code };
  };

  it('are all found', () => {
    expect(routes.length).toBeGreaterThan(25);
    for (const name of [...FOR_ADMINS, ...FOR_EDITORS])
      expect(routes.map((route) => route.name)).toContain(name);
  });

  it.each(routes.map((route) => [route.name, route] as const))('%s', async (name, route) => {
    const mayEnter = rolesOf(name);
    for (const role of ROLES) {
      const { isLetIn, ...refusal } = await call(role, route, FAIR);
      expect([role, isLetIn]).toEqual([role, mayEnter.includes(role)]);
      if (!isLetIn) expect([role, refusal]).toEqual([role, REFUSAL]);
      // An organiser of one fair is nobody at another.
      expect([role, await call(role, route, OTHER_FAIR)]).toEqual([role, { ...REFUSAL, isLetIn: false }]);
      expect([role, await call(role, route, 'unknown')]).toEqual([role, { ...REFUSAL, isLetIn: false }]);
    }
    expect(await call('stranger', route, FAIR)).toMatchObject({ status: 401, isLetIn: false });
  });
});
