import type { Log } from '@fairdesk/core/shared';
import { openDatabase } from '@fairdesk/platform/database';
import { newSetupLink } from '@fairdesk/platform/identity';
import type { Settings } from '#app/_process/settings.ts';

/** Creates a link that makes an administrator; safe while a server runs. */
export const inviteAdministrator = async (
  email: string,
  { dataFolder, databaseUrl, appUrl }: Settings,
  log: Log,
): Promise<{ readonly lines: readonly string[]; readonly isDone: boolean }> => {
  const database = await openDatabase({ dataFolder, log, ...(databaseUrl && { databaseUrl }) });
  try {
    const link = await database.write((query) => newSetupLink(query, appUrl, email, new Date()));
    return { lines: [`Send this link to ${email}:`, link], isDone: true };
  } finally {
    await database.close();
  }
};
