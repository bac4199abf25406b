import type { Address } from './address.ts';

type HouseNumber = Pick<Address, 'houseNumber' | 'addition'>;

/**
 * Splits a typed house number: `221B` becomes 221 with the addition `B`.
 *
 * The number has digits only, as the spec requires; the rest moves into the addition. A hyphen is preserved
 * before a digit, because `12-14` is a range, and dropped before a letter. A text that does not begin with a
 * digit is all addition: `No:5/A`.
 *
 * Source: portal spec §5 "House number numeric".
 *
 * @example
 * ```ts
 * splitHouseNumber('12') // { houseNumber: '12', addition: '' }
 * splitHouseNumber('221B') // { houseNumber: '221', addition: 'B' }
 * ```
 */
export const splitHouseNumber = (typed: string): HouseNumber => {
  const text = typed.trim();
  const houseNumber = /^[0-9]*/.exec(text)?.[0] ?? '';
  const addition = text.slice(houseNumber.length).trimStart();
  return { houseNumber, addition: addition.replace(/^-\s*(?=\p{L})/u, '') };
};

/** A house number while it is typed: the values of both fields, and the part typed after the digits. */
export interface HouseNumberTyping extends HouseNumber {
  /** Empty until something other than a digit was typed. */
  readonly tail: string;
  /** The addition before typing began. */
  readonly rest: string;
  /** Whether the number before typing was replaced or shortened, so that a new tail replaces its addition. */
  readonly isReplaced: boolean;
}

/** The state before typing. */
export const startHouseNumber = ({ houseNumber, addition }: HouseNumber): HouseNumberTyping => ({
  houseNumber,
  addition,
  tail: '',
  rest: addition,
  isReplaced: false,
});

/**
 * Updates both fields after the user typed in the number field.
 *
 * Once the tail has begun, everything typed at the end belongs to it, digits included: typing `12a4` gives
 * the same result as pasting it. The tail of another number replaces the former addition; a tail typed after
 * the former number goes before its addition, with a space.
 *
 * Source: portal spec §5 "House number numeric".
 *
 * @example
 * ```ts
 * typeHouseNumber(startHouseNumber({ houseNumber: '41', addition: 'B' }), '221C').addition // 'C'
 * typeHouseNumber(startHouseNumber({ houseNumber: '41', addition: 'B' }), '41C').addition // 'C B'
 * ```
 */
export const typeHouseNumber = (before: HouseNumberTyping, typed: string): HouseNumberTyping => {
  const isAppended = typed.startsWith(before.houseNumber);
  const text = isAppended ? before.houseNumber + before.tail + typed.slice(before.houseNumber.length) : typed;
  const { houseNumber, addition } = splitHouseNumber(text);
  const tail = text.trimStart().slice(houseNumber.length);
  const rest = isAppended ? before.rest : before.addition;
  const isReplaced = before.isReplaced || !isAppended;
  const parts = isReplaced && addition !== '' ? [addition] : [addition, rest].filter((part) => part !== '');
  return { houseNumber, addition: parts.join(' '), tail, rest, isReplaced };
};
