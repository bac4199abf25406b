import type { ExhibitorList, ExhibitorTables } from '@fairdesk/core/organiser';
import { EXHIBITOR_NOW, type StoredCompany } from '@fairdesk/core/testing';
import { exhibitorTables } from '#adapters/organiser/exhibitor-tables-service.ts';
import { exhibitorList } from '#adapters/organiser/exhibitors-service.ts';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { inProcess } from '#adapters/platform/in-process.ts';
import { exhibitorsArea } from '#adapters/platform/organiser/exhibitors/exhibitors-area.ts';
import { route } from '#adapters/platform/route.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

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
  const service = route(quietLog, database, [
    [
      '/organiser',
      (request) => {
        const path = request.url.pathname.split('/').slice(3);
        return area({ event, actor: 'staff@fair.example', path, request });
      },
    ],
  ]);
  const call = inProcess(service);
  return createEmbeddedHttp((request) => call({ ...request, path: `/organiser${request.path}` }));
};

/** A company with a name and nothing else. */
export const plainCompany = (name: string, more: Partial<StoredCompany> = {}): StoredCompany => ({
  ...{ name, displayName: '', type: 'EXHIBITOR', status: 'CONFIRMED', stands: [], completed: [] },
  ...{ deadlines: [], isVip: false, filled: [], isPublic: false, people: [], categories: [] },
  ...more,
});
