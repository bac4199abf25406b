import type { Address } from '@fairdesk/core/profile';

/** The lines of an address as on an envelope, without empty ones. */
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

/** An addition that begins with a hyphen or slash follows the number directly: `12-14`. */
const numberLine = (houseNumber: string, addition: string): string =>
  /^[-/]/.test(addition) ? houseNumber + addition : [houseNumber, addition].filter(isFilled).join(' ');

const isFilled = (text: string): boolean => text.trim() !== '';
