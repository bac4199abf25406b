import { AsyncLocalStorage } from 'node:async_hooks';

/** An organiser who works in the portal of a company. */
export interface ActingOrganiser {
  readonly event: string;
  readonly participation: string;
  /** The email address. */
  readonly actor: string;
}

// The server and the framework's bundles are compiled separately but share one process: this shares their
// storage.
const KEY = Symbol.for('fairdesk/acting organiser');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<ActingOrganiser> };
holder[KEY] ??= new AsyncLocalStorage();
const storage = holder[KEY];

/** Runs work whose writes in the embedded store are marked as those of this organiser. */
export const asOrganiser = <T>(organiser: ActingOrganiser, work: () => T): T => storage.run(organiser, work);

/** The organiser for whom the current work writes; `undefined` for the work of companies. */
export const actingOrganiser = (): ActingOrganiser | undefined => storage.getStore();
