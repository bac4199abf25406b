import { type EventSite, type FairEvent, type Participation, passesSyncWindow } from '@fairdesk/core/events';
import { publicItems, visibleItems } from '@fairdesk/core/navigation';
import { type Page, visibleNavigation } from '@fairdesk/core/page';
import { currentUseCases } from '#app/_composition/server.ts';

/** A page with the menu items that are public, as required for a public page. */
export const visibleToAll = (page: Page): Page => ({
  ...page,
  navigation: visibleNavigation(page.navigation, publicItems),
});

interface Viewer {
  readonly site: EventSite | undefined;
  readonly event: FairEvent;
  readonly participation: Participation;
  readonly email: string;
}

const ALWAYS = { start: '', end: '' };

/**
 * A page with the menu items that this user may see, at this event. Source: portal spec §4 "Navigation
 * hiding".
 */
export const visibleTo = (page: Page, { site, event, participation, email }: Viewer): Page => {
  const window = site?.syncWindow ?? ALWAYS;
  const viewer = {
    participationType: participation.participationType,
    passesSyncWindow: passesSyncWindow(window, event, email, currentUseCases().clock()),
  };
  return {
    ...page,
    navigation: visibleNavigation(page.navigation, (items) => visibleItems(items, viewer)),
  };
};
