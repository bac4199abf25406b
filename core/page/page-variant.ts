/** What is counted when a page is viewed. Source: site spec §7 "Page-view analytics event". */
export const VIEW_CHANNEL = 'WEB';
/** The currency a view is counted in. */
export const VIEW_CURRENCY = 'USD';

/** The version of a page that somebody saw. */
export interface PageVariant {
  /** In whatever way it is written: with braces, with dashes, in capitals. */
  readonly itemId: string;
  readonly language: string;
  /** The variant shown to this audience; the default when empty. */
  readonly variant: string;
  /** Tells sites apart; empty for none. */
  readonly scope: string;
}

/** Its name: `54e0886021cf7d10e2dc698414d95939_en_default`, small letters throughout. */
export const pageVariantId = ({ itemId, language, variant, scope }: PageVariant): string =>
  [scope, itemId.replace(/[{}-]/g, ''), language.replaceAll('-', '_'), variant || 'default']
    .filter((part) => part !== '')
    .join('_')
    .toLowerCase();
