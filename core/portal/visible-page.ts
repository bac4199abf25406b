import { type EventSite, type FairEvent, type Participation, passesSyncWindow } from '../events/index.ts';
import { publicItems, visibleItems } from '../navigation/index.ts';
import { type Page, visibleNavigation } from '../page/index.ts';

/** A page with the menu items that are public, as visitors see it. */
export const visibleToAll = (page: Page): Page => ({
  ...page,
  navigation: visibleNavigation(page.navigation, publicItems),
});

/** The user who views a page of an event, and the participation they have selected. */
export interface PageViewer {
  readonly site: EventSite | undefined;
  readonly event: FairEvent;
  readonly participation: Pick<Participation, 'participationType'>;
  readonly email: string;
}

/**
 * A page with the menu items that this user may see at this event. Source: portal spec §4 "Navigation
 * hiding".
 */
export const visibleTo = (page: Page, { site, event, participation, email }: PageViewer, now: Date): Page => {
  const viewer = {
    participationType: participation.participationType,
    passesSyncWindow: passesSyncWindow(site?.syncWindow ?? NO_LIMIT, event, email, now),
  };
  return {
    ...page,
    navigation: visibleNavigation(page.navigation, (items) => visibleItems(items, viewer)),
  };
};

const NO_LIMIT = { start: '', end: '' };
