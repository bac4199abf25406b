import { addressFaults, addressToSave, NO_ADDRESS, splitHouseNumber } from '@fairdesk/core/profile';
import { digitsOnly, withScheme } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character.length === 1 && '0123456789'.includes(character);

const isLetter = (character = ''): boolean => character.toLowerCase() !== character.toUpperCase();

describe('addresses, by a second implementation', () => {
  const typed = fc
    .array(fc.constantFrom('1', '2', '04', 'a', 'B', 'bis', '-', ' ', '/', 'No:', '٣'), { maxLength: 6 })
    .map((parts) => parts.join(''));
  agrees('split a house number the same', fc.tuple(typed), splitHouseNumber, (text) => {
    const trimmed = text.trim();
    let end = 0;
    while (isDigit(trimmed[end])) end += 1;
    const houseNumber = trimmed.slice(0, end);
    let addition = trimmed.slice(end).trim();
    if (addition.startsWith('-')) {
      const after = addition.slice(1).trim();
      if (isLetter(after[0])) addition = after;
    }
    return { houseNumber, addition };
  });

  agrees('keep the same digits', fc.tuple(typed), digitsOnly, (text) => [...text].filter(isDigit).join(''));

  const street = fc.constantFrom('', ' ', 'Main Street', 'Hall 4');
  agrees(
    'drop the same empty street lines',
    fc.tuple(fc.array(street, { maxLength: 6 })),
    (streets) => addressToSave({ ...NO_ADDRESS, streets }).streets,
    (streets) => {
      const lines = [...streets];
      while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
      return lines;
    },
  );

  const address = fc.record({
    houseNumber: fc.constantFrom('', '12', '12a', 'x'),
    country: fc.constantFrom('', 'NL', 'nl', 'NLD', 'N1'),
    city: fc.constantFrom('', 'x'.repeat(200), 'x'.repeat(201)),
  });
  agrees(
    'have faults in the same fields',
    fc.tuple(address),
    (given) => [...new Set(addressFaults({ ...NO_ADDRESS, ...given }).map(({ path }) => path))].toSorted(),
    ({ houseNumber, country, city }) => {
      const faulty: string[] = [];
      if (city.length > 200) faulty.push('city');
      if (country !== '' && country !== 'NL') faulty.push('country');
      if (![...houseNumber].every(isDigit)) faulty.push('houseNumber');
      return faulty;
    },
  );

  const link = fc.constantFrom(
    'bakery.example',
    'http://bakery.example',
    'https://bakery.example/a',
    'HTTPS://bakery.example',
    'httpsbakery.example',
    'bakery.example/http://x',
  );
  agrees('get the same scheme', fc.tuple(link), withScheme, (given) => {
    const lower = given.toLowerCase();
    return lower.startsWith('http://') || lower.startsWith('https://') ? given : `https://${given}`;
  });
});
