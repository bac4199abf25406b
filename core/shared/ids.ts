import { plainId } from './plain-id.ts';

/**
 * Ids of records in other systems, branded so that one kind cannot stand in for another. An id from a request
 * is only a claim: {@link mayTouch} decides whether this user may use it.
 */
declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

/** Digits only: `'101'`. */
export type EventId = Id<'event'>;
/** Letters, digits and dashes. */
export type ParticipationId = Id<'participation'>;
/** An item id of the content platform, plain: 32 hexadecimal digits in lower case. */
export type ArticleId = Id<'article'>;

/**
 * Parses an event id from an address or a cookie; `undefined` unless it is all digits. Source: portal spec §2
 * "Event page".
 */
export const eventIdOf = (text: string): EventId | undefined =>
  /^\d{1,18}$/.test(text) ? (text as EventId) : undefined;

/**
 * Parses a participation id from an address or a cookie; `undefined` unless it consists of letters, digits
 * and dashes.
 */
export const participationIdOf = (text: string): ParticipationId | undefined =>
  /^[A-Za-z0-9-]{1,64}$/.test(text) ? (text as ParticipationId) : undefined;

/** Parses the item id of an article, with or without braces, dashes and capitals; `undefined` for any other text. */
export const articleIdOf = (text: string): ArticleId | undefined => {
  const plain = plainId(text);
  return /^[0-9a-f]{32}$/.test(plain) ? (plain as ArticleId) : undefined;
};
