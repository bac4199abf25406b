/** The channel of a page view. Source: site spec §7 "Page-view analytics event". */
export const VIEW_CHANNEL = 'WEB';
/** The currency of a page view. */
export const VIEW_CURRENCY = 'USD';

/** The variant of a page that was viewed. */
export interface PageVariant {
  /** In any notation: with braces, dashes or capitals. */
  readonly itemId: string;
  readonly language: string;
  /** The personalised variant; empty for the default. */
  readonly variant: string;
  /** Distinguishes sites; empty for none. */
  readonly scope: string;
}

/** The id of a variant, in lower case: `54e0886021cf7d10e2dc698414d95939_en_default`. */
export const pageVariantId = ({ itemId, language, variant, scope }: PageVariant): string =>
  [scope, itemId.replace(/[{}-]/g, ''), language.replaceAll('-', '_'), variant || 'default']
    .filter((part) => part !== '')
    .join('_')
    .toLowerCase();
