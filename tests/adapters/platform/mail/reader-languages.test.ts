import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { companyReaders } from '#adapters/platform/mail/company-readers.ts';
import { peopleReached } from '#adapters/platform/organiser/letters/letter-audience.ts';
import { remindableOf } from '#adapters/platform/organiser/reminders/remindable.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { plainCompany } from '../organiser/exhibitors/exhibitors-of.ts';
import { storeFair } from '../organiser/store-fair.ts';

const EMAIL = 'ann@quay.example';
const at = { created: '2027-01-01T00:00:00.000Z', modified: '2027-01-01T00:00:00.000Z' };
const anyLanguage = fc.constantFrom(...LANGUAGES);

describeEachDatabase('mails to a person', (newPlace) => {
  let database: Database;
  let event: string;
  let otherEvent: string;
  let company: string;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    const fair = await storeFair(database, [], [plainCompany('Quay')]);
    event = fair.event;
    otherEvent = (await storeFair(database, [], [])).event;
    company = String(fair.exhibitors[0]?.row.id);
    await database.query
      .insertInto('eventPermissions')
      .values({ id: 'p', eventId: event, participationId: company, email: EMAIL, role: 'owner', ...at })
      .execute();
    await database.query
      .insertInto('users')
      .values({ id: 'u', email: EMAIL, givenName: 'Ann', familyName: 'Q', accountSetup: 1, ...at })
      .execute();
    await database.query
      .insertInto('sites')
      .values({ name: 'fair', eventId: event, languages: '[]', settings: '{}' })
      .execute();
  });
  afterAll(() => database.close());

  const invite = async (languages: readonly Language[]) => {
    await database.query.deleteFrom('invitations').execute();
    const own = { eventId: event, participationId: company };
    // An invitation to another fair, the latest of all, says nothing about this one.
    const all = [
      ...languages.map((language) => ({ ...own, language })),
      { eventId: otherEvent, participationId: null, language: 'es' },
    ];
    for (const [place, invitation] of all.entries())
      await database.query
        .insertInto('invitations')
        .values({
          ...{ id: `i${place}`, tokenHash: `t${place}`, email: EMAIL, role: 'owner', ...invitation },
          ...{ accepted: null, mailedWith: null, expires: at.created },
          created: `2027-01-0${place + 1}T00:00:00.000Z`,
        })
        .execute();
  };

  const anyWish = fc.option(anyLanguage);
  it.prop([anyWish, fc.array(anyLanguage, { maxLength: 3 }), anyWish, anyLanguage], {
    numRuns: 30,
    examples: [
      ['tr', ['nl'], 'es', 'en'],
      [null, ['nl', 'es'], 'tr', 'en'],
      [null, [], 'tr', 'en'],
      [null, [], null, 'tr'],
    ],
  })(
    'are in the language that they chose, else of their latest invitation, else of the list, else in the first of the fair',
    async (chosen, invited, listed, first) => {
      await database.query
        .updateTable('sites')
        .set({ languages: JSON.stringify([first, 'en']) })
        .execute();
      await database.query
        .updateTable('users')
        .set({ chosenLanguage: chosen, listLanguage: listed })
        .execute();
      await invite(invited);
      const language = chosen ?? invited.at(-1) ?? listed ?? first;
      const readers = await companyReaders(database.query, { event, participation: company }, ['owner']);
      expect(readers).toEqual([{ email: EMAIL, language }]);
      expect((await remindableOf(database.query, event)).languageOf(EMAIL)).toBe(language);
      const letter = await peopleReached(database.query, event, [company]);
      expect(letter.readers.map((reader) => reader.language)).toEqual([language]);
    },
  );
});
