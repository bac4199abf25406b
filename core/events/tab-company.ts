import type { EventId, ParticipationId } from '../shared/index.ts';

/** The company that a browser tab works for. */
export interface TabCompany {
  /** The email address of the signed-in user. */
  readonly email: string;
  readonly event: EventId;
  readonly participation: ParticipationId;
  readonly name: string;
}

/**
 * What a tab does when a page for a company opens.
 *
 * | the page is for                                  | outcome                                   |
 * | ------------------------------------------------ | ----------------------------------------- |
 * | the tab's own company                            | `keep`                                    |
 * | another company of the same event, same user     | `restore`: select the tab's company again |
 * | another event or user, or the tab has no company | `adopt`                                   |
 *
 * All tabs of a browser share the selection cookies. Without this rule, a choice in one tab would switch the
 * company in all others.
 *
 * @param isRestored the tab has just restored its selection. It does so once, then adopts the company of the
 * page.
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
