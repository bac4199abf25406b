import { encodePart } from './encode-part.ts';

/** Builds the query of an address, in the order given: `{ title: 'Order power' }` → `title=Order%20power`. */
export const queryString = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map((pair) => pair.map(encodePart).join('='))
    .join('&');
