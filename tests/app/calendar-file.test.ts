import { calendarEntry, calendarHref } from '@fairdesk/core/tasks';
import { anyTask } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { POST as signIn } from '#app/api/session/route.ts';
import { GET as getCalendarFile } from '#app/api/tasks/ics/get-task-ics-file/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

const anyText = fc.string({ unit: 'binary' });
const anyLongText = fc
  .tuple(fc.constantFrom('ab ', 'ığş ', '文', '👍'), fc.integer({ min: 150, max: 20_000 }))
  .map(([words, times]) => words.repeat(times));

describe('the calendar file of a task', () => {
  const jar = new CookieJar();
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ close } = await openProcess());
    const { accountName, password } = MAIN_EXHIBITOR;
    await bodyOf(
      await serve(jar, () => signIn(requestOf('POST', { accountName, password, rememberMe: false }))),
    );
  }, 60_000);
  afterAll(() => close());

  const load = (href: string) =>
    serve(jar, () => getCalendarFile(new Request(new URL(href, 'http://localhost:3000'))));

  it.prop([anyTask(), fc.oneof(anyText, anyLongText), fc.oneof(anyText, anyLongText), anyText])(
    'is made whatever its title and its text',
    async (task, title, content, fair) => {
      const response = await load(calendarHref(calendarEntry({ ...task, title, content }, fair)));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`DTSTART;VALUE=DATE:${task.due.slice(0, 8)}`);
    },
  );

  it('shortens a title and a description that another client sends', async () => {
    const response = await load(
      calendarHref({ title: '👍'.repeat(300), date: '20270112', description: '👍'.repeat(5000) }),
    );
    expect(response.status).toBe(200);
    const file = (await response.text()).replaceAll('\r\n ', '');
    expect(file).toContain(`SUMMARY:${'👍'.repeat(199)}…\r\n`);
    expect(file).toMatch(/^DESCRIPTION:(?:👍)+…\r$/mu);
  });

  it.each([
    ['/nl/aqua/tasks#task-rigging', 'http://localhost:3000/nl/aqua/tasks#task-rigging'],
    ['https://evil.example/', 'http://localhost:3000'],
    ['//evil.example/', 'http://localhost:3000'],
    ['.evil.example/', 'http://localhost:3000/.evil.example/'],
  ])('leads to the task at %s, never to another host', async (link, url) => {
    const entry = { title: 'Rigging', date: '20270112', description: '' };
    const response = await load(`${calendarHref(entry)}&link=${encodeURIComponent(link)}`);
    const file = (await response.text()).replaceAll('\r\n ', '');
    expect(/^URL;VALUE=URI:(.*)\r$/m.exec(file)?.[1]).toBe(url);
  });

  it('needs a title', async () => {
    expect((await load('/api/tasks/ics/get-task-ics-file?date=20270112')).status).toBe(400);
  });
});
