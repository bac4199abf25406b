import { type EventSite, type FairEvent, type Participation, passesSyncWindow } from '../events/index.ts';
import { type MenuItem, publicItems, visibleItems } from '../navigation/index.ts';
import { type Page, pageBlocks, visibleNavigation } from '../page/index.ts';
import { listed } from '../shared/index.ts';

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

/**
 * A page with the menu items that a participation type may see while exhibitors may change the event's data.
 *
 * @param participationType empty for a visitor
 */
export const visibleToType = (page: Page, participationType: string): Page =>
  participationType === ''
    ? visibleToAll(page)
    : {
        ...page,
        navigation: visibleNavigation(page.navigation, (items) =>
          visibleItems(items, { participationType, passesSyncWindow: true }),
        ),
      };

/** The participation types that a page treats differently, in its blocks or its menus; each once. */
export const participationTypesIn = (page: Page): readonly string[] => {
  const ofBlocks = pageBlocks(page).map((block) => (block.kind === 'personalised' ? block.types : ''));
  const { main, service, profile } = page.navigation;
  const menus = [main, service, profile];
  return [...new Set([...ofBlocks, ...menus.flatMap(hidingIn)].flatMap(listed))].toSorted();
};

const hidingIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ hideForParticipationTypes, children }) => [
    hideForParticipationTypes,
    ...hidingIn(children),
  ]);
