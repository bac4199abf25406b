import { isListed } from '../shared/index.ts';

/** The tabs of the company profile, in order. Source: portal spec §2 "Pill tabs". */
export const PROFILE_TABS = ['account', 'products', 'news', 'documents', 'videos'] as const;
/** One of {@link PROFILE_TABS}. */
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** For each tab, pipe-separated participation types it is hidden from. */
export type HiddenTabs = Readonly<Partial<Record<ProfileTab, string>>>;

/** The tabs visible to a participation of this type. */
export const visibleTabs = (hidden: HiddenTabs, participationType: string): readonly ProfileTab[] =>
  PROFILE_TABS.filter((tab) => !isListed(hidden[tab] ?? '', participationType));

/** The initially open tab and item. */
export interface OpenedTab {
  /** `undefined` when every tab is hidden. */
  readonly tab: ProfileTab | undefined;
  /** The item to open immediately. */
  readonly itemId?: string;
}

/**
 * The tab and item in an address: `?tab=products&id=42` opens the product; an unknown or hidden tab opens the
 * first one.
 *
 * The spec names products and news; documents and videos are ours. Only products and news have items to open.
 *
 * Source: portal spec §2 "Query tab=products or tab=news".
 */
export const openTab = (
  query: { readonly tab?: string; readonly id?: string },
  visible: readonly ProfileTab[],
): OpenedTab => {
  const tab = visible.find((one) => one === query.tab);
  if (tab === undefined) return { tab: visible[0] };
  const opensItem = tab === 'products' || tab === 'news';
  return opensItem && query.id ? { tab, itemId: query.id } : { tab };
};
