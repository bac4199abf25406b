import type { Database } from '#adapters/platform/database/open-database.ts';

const AT = '2026-12-31T23:30:00Z';
const row = (id: string) => ({ id, created: AT, modified: AT });

/** Stores event 101 in Amsterdam with one exhibitor, `acme`, on a stand in hall 8. */
export const storeOneCompany = ({ query }: Database): Promise<void> =>
  query.transaction().execute(async (write) => {
    const fair = { name: 'Fair', nameFolded: 'fair', slug: 'fair', timeZone: 'Europe/Amsterdam' };
    await write
      .insertInto('events')
      .values({ ...row('101'), ...fair })
      .execute();
    const acme = { organizationName: 'Acme', organizationNameFolded: 'acme', participationType: 'EXHIBITOR' };
    await write
      .insertInto('participations')
      .values({ ...row('acme'), ...acme, eventId: '101' })
      .execute();
    const stand = { eventId: '101', participationId: 'acme', standNumber: '8.A1', hall: '8' };
    await write
      .insertInto('stands')
      .values({ ...row('stand'), ...stand, standNumberNatural: '8.a1' })
      .execute();
  });
