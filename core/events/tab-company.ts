import type { EventId, ParticipationId } from '../shared/index.ts';

/** The company that one tab of the browser works for. */
export interface TabCompany {
  /** The address of the person who is signed in. */
  readonly email: string;
  readonly event: EventId;
  readonly participation: ParticipationId;
  readonly name: string;
}

/**
 * What a tab does when a page opens for a company.
 *
 * | the page is for                                     | outcome                                   |
 * | --------------------------------------------------- | ----------------------------------------- |
 * | the tab's own company                               | `keep`                                    |
 * | another company of the same event, same person      | `restore`: select the tab's company again |
 * | another event or person, or the tab has no company  | `adopt`                                   |
 *
 * The selection cookies belong to all tabs of a browser. Without this rule a choice in one tab would swap the company
 * in all others.
 *
 * @param isRestored the tab has just selected its company again. It does so once, then adopts the page's company.
 * Source: portal spec §3 "Remembered selection"; the rest is ours.
 */
export const tabOutcome = (
  tab: TabCompany | undefined,
  page: TabCompany,
  isRestored: boolean,
): 'keep' | 'restore' | 'adopt' => {
  if (tab === undefined || tab.email !== page.email || tab.event !== page.event) return 'adopt';
  if (tab.participation === page.participation) return 'keep';
  return isRestored ? 'adopt' : 'restore';
};
