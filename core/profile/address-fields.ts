import * as z from 'zod/mini';

/** The schema fields of an address in requests and responses, each with this text schema. */
export const addressFields = <Text extends z.ZodMiniType<string>>(text: Text) => ({
  addressType: z.literal('DEFAULT'),
  street1: text,
  street2: text,
  street3: text,
  street4: text,
  street5: text,
  street6: text,
  houseNumber: text,
  addition: text,
  city: text,
  postalCode: text,
  state: text,
  country: text,
});
