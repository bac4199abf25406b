import { zipStream } from '../../shared/tables/zip-stream.ts';
import { exportFolder } from '../dataset/export/export-folder.ts';
import { recordAudit } from '../record-audit.ts';
import type { OrganiserArea } from './area.ts';
import { methodNotAllowed } from './method-not-allowed.ts';

/** `GET` gives the fair as a ZIP archive of the folder that the import reads, while it is made. */
export const folderArea: OrganiserArea =
  ({ database, files, clock }) =>
  async ({ event, actor, request }) => {
    if (request.method !== 'GET') return methodNotAllowed;
    const now = clock();
    await database.write(async (query) => {
      const { name: label } = await query
        .selectFrom('events')
        .select('name')
        .where('id', '=', event)
        .executeTakeFirstOrThrow();
      await recordAudit(query, { event, actor, action: 'fair.export', subject: 'fair', label }, now);
    });
    const folder = exportFolder({ query: database.query, files }, event);
    return {
      status: 200,
      headers: { 'content-type': 'application/zip', 'cache-control': 'no-store' },
      body: zipStream(folder, now),
    };
  };
