import { zonedInstant } from '@fairdesk/core/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailLog } from '#adapters/organiser/mail-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { runReminders } from '#adapters/platform/organiser/reminders/run-reminders.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import {
  type CountingServer,
  openCountingServer,
  sendWhileKilled,
} from '#tests/support/servers/mail-kills.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const COMPANIES = 300;
const KILLS = 6;
const ZONE = 'Europe/Istanbul';
const NIGHT = zonedInstant('2027-03-15', '23:59', ZONE);
const MORNING = zonedInstant('2027-03-16', '08:00', ZONE);

describeEachDatabase('the morning after a deadline', (newPlace) => {
  let place: Place;
  let desk: OrganiserDesk;
  let database: Database;
  let server: CountingServer;
  /** The recipients that the model expects: one for each late company. */
  const expected: string[] = [];

  beforeAll(async () => {
    place = await newPlace();
    // The clock of the desk is before the reminders, so that the killed processes alone send them.
    desk = await openOrganiserDesk(place, { clock: () => new Date('2027-03-01T12:00:00Z') });
    server = await openCountingServer();
    database = await openDatabase({ ...place, log: quietLog });
    await database.write(async (query) => {
      const event = { timeZone: ZONE, publicationStatus: 'PUBLIC' };
      await query.updateTable('events').set(event).where('id', '=', '101').execute();
      const row = { created: '', modified: '' };
      const date = NIGHT.toISOString().replaceAll(/[-:]|\.\d+/g, '');
      await query
        .insertInto('taskDefinitions')
        .values({
          ...row,
          id: 't',
          code: 'drawing',
          titles: '{"en":"Drawing"}',
          date,
          required: 1,
          eventId: '101',
        })
        .execute();
      for (let index = 0; index < 2 * COMPANIES; index += 1) {
        const id = `p${index}`;
        const isLate = index % 2 === 0;
        const company = { id, organizationName: `Company ${index}`, eventId: '101' };
        await query
          .insertInto('participations')
          .values({ ...row, ...company })
          .execute();
        const email = `p${index}@kas.example`;
        const permission = { id, email, role: 'owner', eventId: '101', participationId: id };
        await query
          .insertInto('eventPermissions')
          .values({ ...row, ...permission })
          .execute();
        if (isLate) expected.push(email);
        else
          await query
            .insertInto('tasks')
            .values({ ...row, id, code: 'drawing', status: 'CLOSED', participationId: id })
            .execute();
      }
      await query
        .insertInto('reminderSettings')
        .values({ eventId: '101', isOn: 1, schedule: '[-1]', lastDay: '2027-03-15' })
        .execute();
    });
    expected.sort();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    await desk.platform.close();
  });

  const states = () =>
    database.query
      .selectFrom('outbox')
      .select(['recipient', 'state'])
      .where('once', 'like', 'reminder:%')
      .execute();

  it('reminds each late company, none twice, and lists the unsure ones after kills', async () => {
    const remind = () => runReminders(database, 'https://desk.example', MORNING);
    await Promise.all([remind(), remind()]);
    const queued = await states();
    expect(queued.map(({ recipient }) => recipient).toSorted()).toEqual(expected);

    const isDone = async () =>
      (await states()).every(({ state }) => state !== 'waiting' && state !== 'handing');
    await sendWhileKilled(place, server.smtpUrl, { kills: KILLS, isDone, startAt: MORNING });

    const accepted = server.accepted.map(({ recipient }) => recipient);
    expect(new Set(accepted).size).toBe(accepted.length);
    const ended = await states();
    const withState = (wanted: string) =>
      ended.filter(({ state }) => state === wanted).map(({ recipient }) => recipient);
    const unsure = withState('unsure');
    expect([...withState('sent'), ...unsure].toSorted()).toEqual(expected);
    // Whatever is not listed as unsure has arrived.
    expect(withState('sent').filter((recipient) => !accepted.includes(recipient))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(COMPANIES / 2);

    const log = createMailLog(desk.http, desk.caller);
    const listed = (await log.page({ state: 'unsure' }))._unsafeUnwrap();
    expect(listed.counts.unsure ?? 0).toBe(unsure.length);
    expect(listed.items.map(({ recipient }) => recipient).toSorted()).toEqual(unsure.toSorted());
  }, 180_000);
});
