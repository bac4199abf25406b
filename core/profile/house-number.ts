import type { Address } from './address.ts';

type HouseNumber = Pick<Address, 'houseNumber' | 'addition'>;

/**
 * A typed house number in its two parts: `221B` is 221 with the addition `B`.
 *
 * The number stays digits, as the spec has it; all that follows moves into the addition. A hyphen stays where a number
 * follows, because `12-14` is a range, and goes where a letter follows. Text that begins with no digit is all
 * addition: `No:5/A`.
 *
 * Source: portal spec §5 "House number numeric".
 */
export const splitHouseNumber = (typed: string): HouseNumber => {
  const text = typed.trim();
  const houseNumber = /^[0-9]*/.exec(text)?.[0] ?? '';
  const addition = text.slice(houseNumber.length).trimStart();
  return { houseNumber, addition: addition.replace(/^-\s*(?=\p{L})/u, '') };
};

/** A house number while it is typed: what stands in both fields, and the part typed past the digits. */
export interface HouseNumberTyping extends HouseNumber {
  /** Empty until something other than a digit was typed. */
  readonly tail: string;
  /** What the addition held before. */
  readonly rest: string;
}

/** Typing begins: nothing has moved yet. */
export const startHouseNumber = ({ houseNumber, addition }: HouseNumber): HouseNumberTyping => ({
  houseNumber,
  addition,
  tail: '',
  rest: addition,
});

/**
 * Both fields after the number field reports a new text.
 *
 * Once the tail has begun, what is typed at the end belongs to it, digits too: `12a4` typed key by key gives the same as
 * pasted.
 */
export const typeHouseNumber = (before: HouseNumberTyping, typed: string): HouseNumberTyping => {
  const isAppended = before.tail !== '' && typed.startsWith(before.houseNumber);
  const text = isAppended ? before.houseNumber + before.tail + typed.slice(before.houseNumber.length) : typed;
  const { houseNumber, addition } = splitHouseNumber(text);
  const tail = text.trimStart().slice(houseNumber.length);
  const rest = isAppended ? before.rest : before.addition;
  return { houseNumber, addition: addition + rest, tail, rest };
};
