import type { Address } from '@fairdesk/core/profile';

/** An address as it is written on an envelope, empty lines left out. */
export const addressLines = (address: Address, country: string): readonly string[] => {
  const { streets, houseNumber, addition, postalCode, city, state } = address;
  const [first = '', ...rest] = streets;
  const lines = [
    [first, numberLine(houseNumber, addition)].filter(isFilled).join(' '),
    ...rest,
    [postalCode, city].filter(isFilled).join(' '),
    state,
    country,
  ];
  return [...new Set(lines.filter(isFilled))];
};

/** A hyphen or slash stands at the number: `12-14`. */
const numberLine = (houseNumber: string, addition: string): string =>
  /^[-/]/.test(addition) ? houseNumber + addition : [houseNumber, addition].filter(isFilled).join(' ');

const isFilled = (text: string): boolean => text.trim() !== '';
