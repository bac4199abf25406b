import { openJourneyDatabase } from '../servers/journey-database.ts';
import type { RunningServer } from '../servers/start-server.ts';

/** Brings the scheduled publishing of a page forward to this moment: the form knows full minutes only. */
export const bringForward = async (
  { dataFolder }: RunningServer,
  path: string,
  language: string,
): Promise<void> => {
  const { query, close } = await openJourneyDatabase(dataFolder);
  const { numUpdatedRows } = await query
    .updateTable('pageDrafts')
    .set({ publishAt: new Date().toISOString() })
    .where('path', '=', path)
    .where('language', '=', language)
    .where('publishAt', 'is not', null)
    .executeTakeFirst();
  await close();
  if (numUpdatedRows !== 1n) throw new Error(`${path} is not scheduled in ${language}`);
};
