import type { Clock, Log } from '@fairdesk/core/shared';
import type { RateCounter, RateLimit } from '@fairdesk/platform/database';
import type { RenderPage } from './render-page.ts';
import type { Settings } from './settings.ts';
import type { SiteIcons } from './site-icons.ts';
import type { SiteSheets } from './site-sheets.ts';

/**
 * Process-wide singletons: settings, log, rendering, page cache.
 *
 * The server and Next's bundles are compiled separately but share one process; this connects them.
 */
export interface Runtime {
  readonly settings: Settings;
  readonly log: Log;
  /** The present moment for everything that another server may read: stamps, tickets, ends. */
  readonly clock: Clock;
  /** Counts attempts for all servers of the installation. */
  readonly counterOf: (limit: RateLimit) => RateCounter;
  readonly render: RenderPage;
  readonly elements: ElementScripts;
  /** Style sheets of pages without the framework. */
  readonly sheets: SiteSheets;
  readonly icons: SiteIcons;
  /** Invalidates the cached pages of these addresses; all pages by default. */
  readonly purgePages: (isMeant?: (address: string) => boolean) => void;
  readonly readiness: () => Promise<Readiness>;
}

/** The scripts of the custom elements. */
interface ElementScripts {
  /** The address of the script of public pages. */
  readonly site: string;
  /** The address of the script of pages for signed-out users. */
  readonly door: string;
  /** Adds to a public document what it needs to load the scripts of its rarer elements at once. */
  readonly preloadIn: (html: string) => string;
}

/** Why this server cannot serve visits, and what works only in part; both empty when all is well. */
export interface Readiness {
  readonly faults: readonly ('starting or stopping' | 'data folder' | 'database')[];
  /** What all servers share: without it the pages still work. */
  readonly warnings: readonly ('file store' | 'redis')[];
}

/** The account of our own adapters for the embedded services. */
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
