import type { Database } from '../database/open-database.ts';
import { DEMO_SIGN_INS } from './demo-sign-ins.ts';

/**
 * Takes the known passwords from the demo's accounts, and ends their sessions.
 *
 * To be called where others can reach the server: a store that was tried out on one machine may move to another.
 */
export const deleteDemoSignIns = ({ write }: Pick<Database, 'write'>): Promise<void> =>
  write(async (query) => {
    const emails = DEMO_SIGN_INS.map(({ accountName }) => accountName);
    await query.updateTable('users').set({ passwordHash: null }).where('email', 'in', emails).execute();
    await query.deleteFrom('sessions').where('email', 'in', emails).execute();
  });
