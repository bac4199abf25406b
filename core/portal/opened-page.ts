import type { EventSite } from '../events/index.ts';
import type { Page } from '../page/index.ts';
import type { StoredSession } from '../session/index.ts';

/** A page of the portal and its signed-in user. */
export interface OpenedPage {
  readonly page: Page;
  readonly session: StoredSession;
  readonly site: EventSite | undefined;
}
