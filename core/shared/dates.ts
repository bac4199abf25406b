/**
 * Days and instants as the services write them.
 *
 * A calendar day never passes through a time zone by accident: it is text (`2027-01-12`) until it is shown.
 */

declare const compact: unique symbol;

/** An instant as tasks carry it: `20231220T235900Z`. Its first eight characters name its calendar day. */
export type CompactTimestamp = string & { readonly [compact]: true };
