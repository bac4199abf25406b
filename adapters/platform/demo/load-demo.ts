import { fileURLToPath } from 'node:url';
import type { Database } from '../database/open-database.ts';
import { describeFault } from '../dataset/read/dataset-fault.ts';
import { readDataset } from '../dataset/read/read-dataset.ts';
import { applyImport } from '../dataset/write/apply-import.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { createPasswordHashing } from '../identity/password-hashing.ts';
import { folderEffects } from '../organiser/imports/folder-effects.ts';
import type { PlatformSettings } from '../settings.ts';
import { DEMO_SIGN_INS, type DemoSignIn } from './demo-sign-ins.ts';

export { DEMO_SIGN_INS } from './demo-sign-ins.ts';

/** The demo fair, in the format of an organiser's folder. */
export const DEMO_FOLDER = fileURLToPath(new URL('./fair', import.meta.url));

export type DemoSettings = Pick<PlatformSettings, 'dataFolder' | 'fileStore' | 'publicUrl' | 'clock'>;

/**
 * Fills an empty store with the demo fair, and sets the passwords of its accounts.
 *
 * Call it only when the server is reachable from this machine alone: the passwords are public.
 * A store that already contains an event is left alone.
 */
export const loadDemo = async (
  database: Database,
  settings: DemoSettings,
  log: PlatformSettings['log'],
): Promise<void> => {
  const now = settings.clock?.() ?? new Date();
  const event = await database.query.selectFrom('events').select('id').limit(1).executeTakeFirst();
  if (event === undefined) {
    const target = {
      database,
      files: openFileStore(database, settings),
      ...folderEffects(settings.publicUrl),
    };
    const { faults } = await applyImport(target, await readDataset(DEMO_FOLDER), now);
    for (const fault of faults) log.error(`Cannot load the demo: ${describeFault(fault)}`);
    if (faults.length === 0) log.info('The store was empty and now holds the demo fair');
  }
  await setPasswords(database, now);
};

/** Only for accounts without a password: completes an interrupted earlier start. */
const setPasswords = async ({ query }: Database, now: Date): Promise<void> => {
  const waiting = await query
    .selectFrom('users')
    .select('email')
    .where('passwordHash', 'is', null)
    .where(
      'email',
      'in',
      DEMO_SIGN_INS.map(({ accountName }) => accountName),
    )
    .execute();
  const { hash } = createPasswordHashing();
  for (const { accountName, password, isSetUp } of signInsOf(waiting)) {
    await query
      .updateTable('users')
      .set({ passwordHash: await hash(password), accountSetup: isSetUp ? 1 : 0, modified: now.toISOString() })
      .where('email', '=', accountName)
      .execute();
  }
};

const signInsOf = (users: readonly { readonly email: string }[]): readonly DemoSignIn[] =>
  DEMO_SIGN_INS.filter(({ accountName }) => users.some(({ email }) => email === accountName));
