import { type EventSite, type FairEvent, type Participation, passesSyncWindow } from '@fairdesk/core/events';
import { publicItems, seenItems } from '@fairdesk/core/navigation';
import { type Page, seenNavigation } from '@fairdesk/core/page';

/** A page whose menus hold what anybody may see: the only ones a page for everybody may have. */
export const seenByAll = (page: Page): Page => ({
  ...page,
  navigation: seenNavigation(page.navigation, publicItems),
});

interface Onlooker {
  readonly site: EventSite | undefined;
  readonly event: FairEvent;
  readonly participation: Participation;
  readonly email: string;
}

const ALWAYS = { start: '', end: '' };

/** A page whose menus hold what this person may see, at this event. Source: portal spec §4 "Navigation hiding". */
export const seenBy = (page: Page, { site, event, participation, email }: Onlooker): Page => {
  const window = site?.syncWindow ?? ALWAYS;
  const onlooker = {
    participationType: participation.participationType,
    passesSyncWindow: passesSyncWindow(window, event, email, new Date()),
  };
  return {
    ...page,
    navigation: seenNavigation(page.navigation, (items) => seenItems(items, onlooker)),
  };
};
