import type { Address } from './address.ts';

/**
 * An address as sent to the browser, with each street line in its own field. Source: portal spec §3
 * "ParticipationAddress".
 */
export interface AddressAnswer extends Omit<Address, 'streets'> {
  readonly street1: string;
  readonly street2: string;
  readonly street3: string;
  readonly street4: string;
  readonly street5: string;
  readonly street6: string;
}

/** Splits the street lines of an address into fields. */
export const addressAnswer = ({ streets, ...rest }: Address): AddressAnswer => {
  const line = (place: number): string => streets[place] ?? '';
  return {
    ...rest,
    street1: line(0),
    street2: line(1),
    street3: line(2),
    street4: line(3),
    street5: line(4),
    street6: line(5),
  };
};

/** Joins the street lines again; drops empty lines at the end. */
export const addressFromAnswer = (answer: AddressAnswer): Address => {
  const { street1, street2, street3, street4, street5, street6, ...rest } = answer;
  const lines = [street1, street2, street3, street4, street5, street6];
  return { ...rest, streets: lines.slice(0, lines.findLastIndex((line) => line !== '') + 1) };
};
