/** Builds the query of an address, in the order given: `{ title: 'Order power' }` → `title=Order%20power`. */
export const queryString = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');

/** A lone surrogate has no encoding, so the replacement character takes its place. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
