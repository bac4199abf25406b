import { SITE_IMAGES_PAGE } from '@fairdesk/core/editor';
import { smallPicture } from '@fairdesk/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { DELETE, PATCH } from '#app/api/organiser/[eventId]/pages/images/[image]/route.ts';
import { GET, POST } from '#app/api/organiser/[eventId]/pages/images/route.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import { addRolePeople } from '#tests/support/worlds/role-people.ts';

const FAIR = '101';

describe('the routes of the image library', () => {
  const jar = new CookieJar();
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await openProcess();
    ({ close } = opened);
    const { query, close: closeDatabase } = await openDatabase({ ...opened, log: quietLog });
    const { id } = await query
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', FAIR)
      .limit(1)
      .executeTakeFirstOrThrow();
    await closeDatabase();
    const people = await addRolePeople(opened.dataFolder, FAIR, id);
    const editor = people.find(({ role }) => role === 'site-editor');
    const body = { accountName: editor?.accountName, password: editor?.password, rememberMe: false };
    await bodyOf(await serve(jar, () => signIn(requestOf('POST', body))));
  }, 60_000);
  afterAll(() => close());

  const at = (image = '') => ({ params: Promise.resolve({ eventId: FAIR, image }) });
  const list = async (query = '') => {
    const request = new Request(`http://localhost:3000/api${query}`);
    return (await bodyOf(await serve(jar, () => GET(request, at())))) as Page;
  };
  interface Page {
    readonly items: readonly { readonly id: string; readonly name: string }[];
    readonly total: number;
    readonly next?: string;
  }
  const upload = (name: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    const request = new Request('http://localhost:3000/api', { method: 'POST', body: form });
    return serve(jar, () => POST(request, at()));
  };

  it('list the images of the demo in parts, and find them by their texts', async () => {
    const first = await list();
    expect(first.items).toHaveLength(SITE_IMAGES_PAGE);
    const rest = await list(`?after=${encodeURIComponent(first.next ?? '')}`);
    expect(first.items.length + rest.items.length).toBe(first.total);
    expect((await list('?search=emre%20yildiz')).items.map(({ name }) => name)).toEqual(['Portrait emre']);
  });

  it('store, change and delete an image', async () => {
    const { total } = await list();
    const stored = (await bodyOf(await upload('Quay 7.PNG', smallPicture().bytes))) as {
      readonly image: { readonly id: string };
      readonly isKnown: boolean;
    };
    expect(stored).toMatchObject({ isKnown: false, image: { name: 'Quay 7', width: 640, height: 360 } });
    const { id } = stored.image;
    const form = { name: 'Quay', alts: { en: 'Seven boats' }, focus: { x: 0.25, y: 1 } };
    const change = (version: number) =>
      serve(jar, () => PATCH(requestOf('PATCH', { version, form }), at(id)));
    expect(await bodyOf(await change(1))).toMatchObject({ ...form, version: 2 });
    expect((await change(1)).status).toBe(409);
    expect((await list('?search=seven')).items.map((image) => image.id)).toEqual([id]);
    expect((await serve(jar, () => DELETE(requestOf('DELETE'), at(id)))).status).toBe(200);
    expect((await serve(jar, () => DELETE(requestOf('DELETE'), at(id)))).status).toBe(404);
    expect((await list()).total).toBe(total);
  });

  it('refuse other files by their content, and the deletion of an image that a page uses', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const name of ['a.svg', 'a.png']) expect((await upload(name, svg)).status).toBe(400);
    const [harbour] = (await list('?search=harbour')).items;
    const response = await serve(jar, () => DELETE(requestOf('DELETE'), at(harbour?.id)));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('site-image-used');
  });
});
