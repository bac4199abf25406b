import type { ExhibitorList, ExhibitorTables } from '@fairdesk/core/organiser';
import { EXHIBITOR_NOW, type StoredCompany } from '@fairdesk/core/testing';
import { exhibitorTables } from '#adapters/organiser/exhibitor-tables-service.ts';
import { exhibitorList } from '#adapters/organiser/exhibitors-service.ts';
import { addressFrom } from '#adapters/platform/address.ts';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { exhibitorsArea } from '#adapters/platform/organiser/exhibitors-area.ts';
import { isHttpFault } from '#adapters/platform/service.ts';
import { createEmbeddedHttp } from '#adapters/shared/embedded-http.ts';

/** The exhibitors of an event in this store, through the adapter of the server. */
export const exhibitorsOf = (database: Database, event: string): ExhibitorList =>
  exhibitorList(exhibitorHttp(database, event));

/** What can be exported about them, through the adapter of the server. */
export const exhibitorTablesOf = (database: Database, event: string): ExhibitorTables =>
  exhibitorTables(exhibitorHttp(database, event));

const exhibitorHttp = (database: Database, event: string) => {
  const area = exhibitorsArea({
    database,
    files: createDiskStore('.data/files'),
    mailer: { wake: async () => {} },
    publicUrl: 'https://desk.example',
    clock: () => EXHIBITOR_NOW,
  });
  return createEmbeddedHttp(async ({ method, path, query, body: value }) => {
    const call = { event, actor: 'staff@fair.example', path: path.split('/').slice(2) };
    const headers = new Headers();
    const url = addressFrom(path, query);
    try {
      return await area({
        ...call,
        request: { method, url, headers, body: { kind: 'value', value }, isTrusted: true },
      });
    } catch (fault) {
      if (isHttpFault(fault)) return fault;
      throw fault;
    }
  });
};

/** A company with a name and nothing else. */
export const plainCompany = (name: string, more: Partial<StoredCompany> = {}): StoredCompany => ({
  ...{ name, displayName: '', type: 'EXHIBITOR', status: 'CONFIRMED', stands: [], completed: [] },
  ...{ deadlines: [], isVip: false, filled: [], isPublic: false, people: [], categories: [] },
  ...more,
});
