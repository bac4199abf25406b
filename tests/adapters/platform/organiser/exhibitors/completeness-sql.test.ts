import { type CompanyProfile, completenessOf, type ProfilePart } from '@fairdesk/core/profile';
import { anyProfile, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { FILLED } from '#adapters/platform/organiser/exhibitors/completeness-sql.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';

const PARTS = [
  'shortDescription',
  'longDescription',
  'secondLanguage',
] as const satisfies readonly ProfilePart[];
const anyText = fc
  .oneof(
    fc.constantFrom('', 'Pumps', '"shortDescription":"', '\\"longDescription\\":\\"x', '%', '{"', '\n'),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  .map((text) => text.trim());
const anyTexts = fc.record({ shortDescription: anyText, longDescription: anyText });
const NOTHING = { hasProductWithImage: false, hasDocumentOrVideo: false };

describeEachDatabase('the completeness of a profile in the list of exhibitors', (newPlace) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ ...(await newPlace()), log: quietLog });
  });
  afterAll(() => database.close());

  it.prop([anyTexts, fc.dictionary(fc.constantFrom('nl', 'es', 'tr'), anyTexts)])(
    'counts the same texts as the profile itself',
    async (main, texts) => {
      const profile: CompanyProfile = { ...oneOf(anyProfile()), ...main, texts };
      const { missing } = completenessOf(profile, NOTHING);
      const truths = PARTS.map(
        (part) => sql`case when ${FILLED[part]} then 1 else 0 end as ${sql.ref(part)}`,
      );
      const { rows } = await sql<Record<string, number>>`select ${sql.join(truths)} from (select
        cast(${main.shortDescription} as text) as "shortDescription",
        cast(${main.longDescription} as text) as "longDescription",
        cast(${JSON.stringify(texts)} as text) as "texts") p`.execute(database.query);
      const filled = PARTS.filter((part) => Number(rows[0]?.[part]) === 1);
      expect(filled).toEqual(PARTS.filter((part) => !missing.includes(part)));
    },
  );
});
