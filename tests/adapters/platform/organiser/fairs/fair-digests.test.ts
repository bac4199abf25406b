import { eventIdOf } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createListExports } from '#adapters/organiser/list-export-service.ts';
import { createMailLog } from '#adapters/organiser/mail-service.ts';
import { createReminderOffice } from '#adapters/organiser/reminders-service.ts';
import { fold } from '#adapters/platform/database/fold.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { personalDataOf } from '#adapters/platform/organiser/personal-data/personal-data.ts';
import { recordAudit } from '#adapters/platform/record-audit.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import type { OrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import {
  clearFairs,
  FAIRS,
  fairOf,
  type Given,
  nameOf,
  openDigestDesk,
  sentMails,
  storeFairs,
  taskOf,
} from '../reminders/digest-fairs.ts';
import { anyCompanies, anyFairs, anyRun, runAll, START, unsaid } from '../reminders/digest-model.ts';

const TIMEOUT_MS = 600_000;
const MIGRATION = '2026-12-04-1-whole-mails';

/** A company with its task, which a fair names in its own mails only. */
const wordsOf = (company: number): readonly string[] => [
  nameOf(company),
  taskOf(company),
  `#task-task-${company}`,
];
const anyTicks = fc.array(anyRun, { minLength: 1, maxLength: 8 });

describeEachDatabase('a digest of several fairs', (newPlace) => {
  let place: Place;
  let desk: OrganiserDesk;
  let databases: readonly [Database, Database];
  let now = new Date(START);
  const query = () => databases[0].query;

  beforeAll(async () => {
    place = await newPlace();
    ({ desk, databases } = await openDigestDesk(place, () => now));
  });
  afterAll(async () => {
    for (const database of new Set(databases)) await database.close();
    await desk.platform.close();
  });

  const begin = async (settings: Parameters<typeof storeFairs>[1], given: readonly Given[]) => {
    await clearFairs(query());
    await query().deleteFrom('auditEntries').execute();
    await storeFairs(query(), settings, given);
  };
  const callerAt = (id: string) => ({ ...desk.caller, event: eventIdOf(id) ?? expect.unreachable() });

  /** All that an organiser of a fair sees of its mails and reminders, after they cancelled what waits. */
  const textsAt = async (id: string): Promise<string> => {
    const caller = callerAt(id);
    const log = createMailLog(desk.http, caller);
    const page = (await log.page({}))._unsafeUnwrap();
    const texts = [];
    for (const item of page.items) {
      texts.push((await log.read(item.id))._unsafeUnwrap());
      if (item.state === 'waiting') (await log.act(item.id, 'cancel'))._unsafeUnwrap();
    }
    const exported = (await createListExports(desk.http, caller).part('mail'))._unsafeUnwrap();
    const office = createReminderOffice(desk.http, caller);
    const plan = (await office.plan())._unsafeUnwrap();
    const previews = [];
    for (const { email } of plan.recipients)
      previews.push((await office.preview(email, plan.schedule))._unsafeUnwrap());
    const history = (await createAuditTrail(desk.http, caller).entries({}))._unsafeUnwrap();
    const companies = await query()
      .selectFrom('participations')
      .select('id')
      .where('eventId', '=', id)
      .execute();
    const downloads = [];
    for (const company of companies) downloads.push(await personalDataOf(query(), id, company.id));
    return JSON.stringify([page, texts, exported, plan, previews, history, downloads]);
  };

  /** The store as it was before the update: one text for each mail, which the history quotes. */
  const downgrade = async () => {
    const mails = await query().selectFrom('outbox').selectAll().execute();
    for (const { id, recipient, wholeSubject, subject, wholeBody, body, eventId } of mails) {
      const whole = { subject: wholeSubject ?? subject, body: wholeBody ?? body };
      const folded = fold(`${recipient} ${whole.subject}`);
      await query()
        .updateTable('outbox')
        .set({ ...whole, folded })
        .where('id', '=', id)
        .execute();
      const entry = { actor: '', action: 'mail.cancel', label: `${whole.subject} → ${recipient}` };
      for (const subject of [`mail:${id}`, 'mail:deleted'])
        await recordAudit(query(), { ...entry, subject, event: eventId ?? '' }, now);
    }
    for (const column of ['wholeSubject', 'wholeBody'])
      await query().schema.alterTable('outbox').dropColumn(column).execute();
    await sql`delete from migrations where name = ${MIGRATION}`.execute(query());
  };
  const upgrade = async () => (await openDatabase({ ...place, log: quietLog })).close();

  /** What each fair shows of the others, also to a search for it. */
  const leaks = async (given: readonly Given[]): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const [fair, id] of FAIRS.entries()) {
      const seen = await textsAt(id);
      const foreign = [
        ...FAIRS.map((other, place) => (other === id ? [] : [fairOf(place)])),
        ...given.map((each, company) => (each.fair === fair ? [] : wordsOf(company))),
      ].flat();
      found.push(...foreign.filter((text) => seen.includes(text)).map((text) => `${text} at ${id}`));
      const log = createMailLog(desk.http, callerAt(id));
      for (const search of foreign)
        if ((await log.page({ search }))._unsafeUnwrap().items.length > 0)
          found.push(`search for ${search} at ${id}`);
    }
    return found;
  };

  it(
    'never shows a fair the tasks or companies of another, while the person reads all in one mail',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          anyFairs,
          anyCompanies,
          anyTicks,
          fc.nat(4),
          async (settings, given, ticks, hours) => {
            await begin(settings, given);
            const moments = await runAll(databases, ticks);
            // Mostly on the day of the last mails.
            now = new Date((moments.at(-1) ?? START) + hours * 3_600_000);
            const sent = await sentMails(query());
            expect(unsaid(settings, given, ticks, moments, sent)).toEqual([]);
            expect(await leaks(given)).toEqual([]);
            expect(await sentMails(query())).toEqual(sent);
          },
        ),
        { numRuns: 12, endOnFailure: true },
      );
    },
    TIMEOUT_MS,
  );

  it(
    'shows no other fair either when it was queued before the update, and is sent as it was queued',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyFairs, anyCompanies, anyTicks, async (settings, given, ticks) => {
          await begin(settings, given);
          const moments = await runAll(databases, ticks);
          now = new Date(moments.at(-1) ?? START);
          const sent = await sentMails(query());
          await downgrade();
          await upgrade();
          expect(await leaks(given)).toEqual([]);
          expect(await sentMails(query())).toEqual(sent);
          const shared = await query()
            .selectFrom('outbox')
            .selectAll()
            .where('wholeBody', 'is not', null)
            .orderBy('id')
            .execute();
          const fairsIn = (body: string) =>
            new Set(given.flatMap(({ fair }, company) => (body.includes(taskOf(company)) ? [fair] : [])));
          expect(shared.map(({ id }) => id)).toEqual(
            sent.filter(({ body }) => fairsIn(body).size > 1).map(({ id }) => id),
          );
        }),
        { numRuns: 8, endOnFailure: true },
      );
    },
    TIMEOUT_MS,
  );
});
