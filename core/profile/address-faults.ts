import {
  type FieldConstraints,
  type FieldFault,
  formFaults,
  formFieldFaults,
  NAME_MAX,
} from '../shared/index.ts';
import type { Address } from './address.ts';

/** The fields of the address dialog, except street lines. Source: portal spec §5 "House number numeric". */
export const ADDRESS_FIELDS = {
  houseNumber: { label: 'houseNumber', kind: 'numbers', maxLength: 20 },
  addition: { label: 'addition', maxLength: 50 },
  city: { label: 'city', maxLength: NAME_MAX },
  postalCode: { label: 'postalCode', maxLength: 20 },
  state: { label: 'state', maxLength: NAME_MAX },
  country: {
    label: 'country',
    also: {
      code: 'forms-choice',
      /** Whether it looks like a two-letter country code. */
      holds: (country: string) => /^[A-Z]{2}$/.test(country),
    },
  },
} as const satisfies Record<string, FieldConstraints>;

/** One line of the street. */
export const STREET_FIELD: FieldConstraints = { label: 'street', maxLength: NAME_MAX };

/** The faults of the address dialog; the path of the first street line is `street1`. */
export const addressFaults = (address: Address): readonly FieldFault[] => [
  ...address.streets.flatMap((line, place) => formFieldFaults(`street${place + 1}`, line, STREET_FIELD)),
  ...formFaults(address, ADDRESS_FIELDS),
];

/** Cleans the values of the dialog before they are sent: drops empty street lines at the end. */
export const addressToSave = (address: Address): Address => ({
  ...address,
  streets: address.streets.slice(0, address.streets.findLastIndex((line) => line.trim() !== '') + 1),
  houseNumber: address.houseNumber.trim(),
  country: address.country.trim(),
});
