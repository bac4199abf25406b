import { createContentService } from '#adapters/platform/content/content-service.ts';
import type { Database } from '#adapters/platform/database/open-database.ts';
import { route } from '#adapters/platform/route.ts';
import { overNetwork } from '#adapters/platform/service.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { serve } from '#tests/support/servers/serve.ts';
import type { Files } from '../dataset/folders.ts';
import { openDesk } from '../dataset/import-desk.ts';

export const KEY = 'layout-key-of-the-tests';

/** The content service on a real port, with these files imported. */
export interface ContentDesk {
  readonly url: string;
  readonly database: Database;
  close(): Promise<void>;
}

export const openContentDesk = async (place: Place, files: Files): Promise<ContentDesk> => {
  const { database, apply } = await openDesk(place);
  const { faults } = await apply(files);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const content = createContentService(database, { layoutKey: KEY, publicUrl: 'https://desk.example/' });
  const server = await serve(
    overNetwork(
      route(
        quietLog,
        database,
        ['/sitecore', '/content', '/v1', '/layout'].map((prefix) => [prefix, content]),
      ),
    ),
  );
  return {
    url: server.url,
    database,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};
