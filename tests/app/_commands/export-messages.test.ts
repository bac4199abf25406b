import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMessages } from '#app/_commands/export-messages.ts';
import { CONTACT_DESK } from '#app/_composition/contact.ts';
import { quietLog } from '../../support/quiet-log.ts';
import { newFolder } from '../../support/servers/databases.ts';
import { type DemoDesk, openDemoDesk } from '../../support/worlds/demo-desk.ts';

const event = eventIdOf('101') as EventId;

describe('the export of contact messages', () => {
  const dataFolder = newFolder();
  let desk: DemoDesk;
  beforeAll(async () => {
    desk = await openDemoDesk({ dataFolder });
    for (const message of ['First', '=2+3; "quoted"\nsecond line'])
      await desk.container.get(CONTACT_DESK)(undefined).send(event, {
        exhibitor_email: 'anna@bakery.example',
        exhibitor_name: 'Anna',
        exhibitor_company: 'Bakery',
        show_name: 'Clearwater',
        event_name: 'Clearwater 2027',
        show_code: '11',
        message,
      });
  }, 60_000);
  afterAll(() => desk.close());

  it('writes the messages, newest first, with no formula', async () => {
    const file = join(dataFolder, 'messages.csv');
    const report = await exportMessages({ event: 'clearwater', file }, desk.settings, quietLog);
    expect(report).toEqual({ line: `2 messages were written to ${file}.`, isDone: true });
    const [head, first, , second] = readFileSync(file, 'utf8').split(/\r?\n/);
    expect(head).toBe('\ufeffsentAt;exhibitor_name;exhibitor_email;exhibitor_company;event_name;message');
    expect(first).toMatch(/;"'=2\+3; ""quoted""$/);
    expect(second).toMatch(/;Anna;anna@bakery\.example;Bakery;Clearwater 2027;First$/);
  });

  it('names an event or a folder that does not exist', async () => {
    const file = join(dataFolder, 'missing', 'messages.csv');
    for (const order of [
      { event: 'nowhere', file: join(dataFolder, 'x.csv') },
      { event: 'clearwater', file },
    ])
      expect((await exportMessages(order, desk.settings, quietLog)).isDone).toBe(false);
  });

  it.each([[], ['export'], ['export', 'a.csv'], ['drop', 'a.csv', '--event', 'clearwater']])(
    'explains its use when called with %j',
    (...words) => {
      const { status, stderr } = spawnSync(process.execPath, ['app/commands/contact.ts', ...words], {
        encoding: 'utf8',
      });
      expect([status, stderr.includes('Usage: npm run contact')]).toEqual([2, true]);
    },
  );
});
