import * as z from 'zod/mini';
import type { AddressAnswer } from './address-answer.ts';

const Text = z.string();

/** An address, as the server sends it. */
export const AddressAnswerSchema: z.ZodMiniType<AddressAnswer> = z.object({
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
