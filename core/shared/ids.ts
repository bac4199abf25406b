/**
 * Ids of things kept elsewhere. Branded, so that one kind cannot stand in for another;
 * an id is a claim: whether this person may use it is decided by {@link mayTouch}.
 */
declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** Digits: `'101'`. */
export type EventId = Id<'event'>;
/** Letters, digits and dashes. */
export type ParticipationId = Id<'participation'>;

/** An event id from an address or a cookie; `undefined` unless it is all digits. Source: portal spec §2 "Event page". */
export const eventIdOf = (text: string): EventId | undefined =>
  /^\d{1,18}$/.test(text) ? (text as EventId) : undefined;

/** A participation id from an address or a cookie; `undefined` unless it has the letters, digits and dashes of an id. */
export const participationIdOf = (text: string): ParticipationId | undefined =>
  /^[A-Za-z0-9-]{1,64}$/.test(text) ? (text as ParticipationId) : undefined;
