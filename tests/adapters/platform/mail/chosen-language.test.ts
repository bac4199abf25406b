import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { companyPeople } from '#adapters/platform/mail/company-people.ts';
import { peopleReached } from '#adapters/platform/organiser/letter-audience.ts';
import { remindableOf } from '#adapters/platform/organiser/remindable.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { plainCompany } from '../organiser/exhibitors-of.ts';
import { storeFair } from '../organiser/store-fair.ts';

const EMAIL = 'ann@quay.example';
const at = { created: '2027-01-01T00:00:00.000Z', modified: '2027-01-01T00:00:00.000Z' };
const anyLanguage = fc.constantFrom(...LANGUAGES);

describeEachDatabase('mails to a person', (newPlace) => {
  let database: Database;
  let event: string;
  let company: string;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
    const fair = await storeFair(database, [], [plainCompany('Quay')]);
    event = fair.event;
    company = String(fair.exhibitors[0]?.row.id);
    await database.query
      .insertInto('eventPermissions')
      .values({ id: 'p', eventId: event, participationId: company, email: EMAIL, role: 'owner', ...at })
      .execute();
    await database.query
      .insertInto('users')
      .values({ id: 'u', email: EMAIL, givenName: 'Ann', familyName: 'Q', accountSetup: 1, ...at })
      .execute();
  });
  afterAll(() => database.close());

  const invite = async (languages: readonly Language[]) => {
    await database.query.deleteFrom('invitations').execute();
    for (const [place, language] of languages.entries())
      await database.query
        .insertInto('invitations')
        .values({
          ...{
            id: `i${place}`,
            tokenHash: `t${place}`,
            email: EMAIL,
            eventId: event,
            role: 'owner',
            language,
          },
          ...{ participationId: company, accepted: null, mailedWith: null, expires: at.created },
          created: `2027-01-0${place + 1}T00:00:00.000Z`,
        })
        .execute();
  };

  it.prop([fc.option(anyLanguage), fc.array(anyLanguage, { maxLength: 3 })], {
    numRuns: 30,
    examples: [
      ['tr', ['nl']],
      [null, ['nl', 'es']],
      [null, []],
    ],
  })(
    'are in the language that they chose, else in that of their latest invitation',
    async (chosen, invited) => {
      await database.query.updateTable('users').set({ chosenLanguage: chosen }).execute();
      await invite(invited);
      const language = chosen ?? invited.at(-1) ?? 'en';
      expect(await companyPeople(database.query, company, ['owner'])).toEqual([{ email: EMAIL, language }]);
      expect((await remindableOf(database.query, event)).languageOf(EMAIL)).toBe(language);
      const { readers } = await peopleReached(database.query, event, [company]);
      expect(readers.map((reader) => reader.language)).toEqual([language]);
    },
  );
});
