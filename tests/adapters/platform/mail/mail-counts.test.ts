import { MAIL_STATES } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { mailCounts } from '#adapters/platform/mail/mail-counts.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

describeEachDatabase('the figures of the mail', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  it.prop([fc.array(fc.constantFrom(...MAIL_STATES), { maxLength: 12 })], { numRuns: 20 })(
    'always count each mail that is not done under its state, and no other',
    async (states) => {
      await database.query.deleteFrom('outbox').execute();
      for (const [place, state] of states.entries()) {
        const mail = { recipient: 'a@kas.example', subject: 's', body: 'b', once: String(place) } as const;
        await database.write(async (query) => {
          await postMail(query, { ...mail, class: 'bulk', hasSecret: false, eventId: '7' }, new Date());
          await query.updateTable('outbox').set({ state }).where('once', '=', mail.once).execute();
        });
      }
      const counted = (state: string) => states.filter((each) => each === state).length;
      expect(await mailCounts(database.query)).toEqual({
        waiting: counted('waiting'),
        handing: counted('handing'),
        unsure: counted('unsure'),
        failed: counted('failed'),
      });
    },
  );
});
