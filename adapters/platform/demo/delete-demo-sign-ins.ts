import type { Database } from '../database/open-database.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.ts';

/**
 * Removes the publicly known passwords of the demo accounts, and ends their sessions.
 *
 * Call it when the server is reachable from outside: a store that was tried out locally may have been moved.
 */
export const deleteDemoSignIns = ({ write }: Pick<Database, 'write'>): Promise<void> =>
  write(async (query) => {
    const emails = DEMO_SIGN_INS.map(({ accountName }) => accountName);
    await query.updateTable('users').set({ passwordHash: null }).where('email', 'in', emails).execute();
    await query.deleteFrom('sessions').where('email', 'in', emails).execute();
  });
