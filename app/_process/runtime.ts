import type { Log } from '@fairdesk/core/shared';
import type { PlatformCall } from '#adapters/shared/embedded-http.ts';
import type { Fetch } from '#adapters/shared/http.ts';
import type { RenderPage } from './render-page.ts';
import type { Settings } from './settings.ts';

/**
 * What the process has opened once: its settings, its log, the embedded platform, the cache of finished pages.
 *
 * The server and Next's bundles are compiled apart but share one process; they meet here.
 */
export interface Runtime {
  readonly settings: Settings;
  readonly log: Log;
  /** Responds for the services that are not set up outside. */
  readonly platform: PlatformCall;
  /** The network's `fetch`, from before the framework puts its cache around it. */
  readonly network: Fetch;
  readonly draw: RenderPage;
  /** Address of what the custom elements of public pages do. */
  readonly elements: string;
  /** Forgets the finished pages of these addresses; every one when nothing is said. */
  readonly purgePages: (isMeant?: (address: string) => boolean) => void;
  /** False from the moment the process is told to stop, and while the data folder takes no files. */
  readonly isReady: () => Promise<boolean>;
}

/** The account our own adapters speak to the embedded services with. */
export const SERVICE_USER = 'fairdesk';

const KEY = Symbol.for('fairdesk/runtime');
const holder = globalThis as { [KEY]?: Runtime };

export const setRuntime = (runtime: Runtime): void => {
  holder[KEY] = runtime;
};

export const runtime = (): Runtime => {
  const opened = holder[KEY];
  if (!opened) throw new Error('The server is not open yet: start it with `npm start`.');
  return opened;
};
