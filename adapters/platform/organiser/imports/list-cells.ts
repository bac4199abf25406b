import { type ImportCells, type ImportLine, isEmptyMark } from '@fairdesk/core/organiser';
import { splitHouseNumber } from '@fairdesk/core/profile';
import { isEmail } from '@fairdesk/core/shared';
import { moreCountryCodeOf } from './country-names.ts';

/**
 * The cells of a row as their fields store them, where other programs write more into one cell.
 *
 * | cell | field |
 * | --- | --- |
 * | house number `12a`, `12-14`, without an addition of its own | house number `12`, addition `a`, `-14` |
 * | house number `No:5/A`, likewise | addition `No:5/A` |
 * | country `Deutschland`, `DEU` | `DE` |
 * | address `Ann Lee <ann@kas.example>`, `mailto:ann@kas.example` | `ann@kas.example` |
 */
export const listCells = ({ line, cells: { houseNumber, ...cells } }: ImportLine): ImportLine => ({
  line,
  cells: {
    ...cells,
    ...(cells.email !== undefined && { email: plainAddress(cells.email) }),
    ...(cells.contactEmail !== undefined && { contactEmail: plainAddress(cells.contactEmail) }),
    ...(cells.country !== undefined && { country: moreCountryCodeOf(cells.country) ?? cells.country }),
    ...(houseNumber !== undefined && numberCells(houseNumber, cells.addition)),
  },
});

const numberCells = (houseNumber: string, ownAddition: string | undefined): ImportCells => {
  const { houseNumber: digits, addition } = splitHouseNumber(houseNumber);
  if (addition === '' || ownAddition !== undefined || isEmptyMark(houseNumber)) return { houseNumber };
  return { ...(digits !== '' && { houseNumber: digits }), addition };
};

/** A name, if any, before an address in angle brackets, as mail programs copy it. */
const NAMED = /^[^<>@]*<([^<>]+)>$/;

const plainAddress = (text: string): string => {
  const address = (NAMED.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').trim();
  return isEmail(address) ? address : text;
};
