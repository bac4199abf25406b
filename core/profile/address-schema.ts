import * as z from 'zod/mini';
import type { Address } from './address.ts';

const Text = z.string();

/** An address as it crosses the wire: its street lines each by itself. Source: portal spec §3 "ParticipationAddress". */
export const AddressAnswerSchema = z.object({
  addressType: z.literal('DEFAULT'),
  street1: Text,
  street2: Text,
  street3: Text,
  street4: Text,
  street5: Text,
  street6: Text,
  houseNumber: Text,
  addition: Text,
  city: Text,
  postalCode: Text,
  state: Text,
  country: Text,
});
type AddressAnswer = z.infer<typeof AddressAnswerSchema>;

/** An address with its street lines each by itself. */
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

/** The address of such lines; empty ones at the end are none. */
export const addressFromAnswer = (answer: AddressAnswer): Address => {
  const { street1, street2, street3, street4, street5, street6, ...rest } = answer;
  const lines = [street1, street2, street3, street4, street5, street6];
  return { ...rest, streets: lines.slice(0, lines.findLastIndex((line) => line !== '') + 1) };
};
