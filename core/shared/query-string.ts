/** The part of an address after `?`, in the order given: `{ title: 'Order power' }` → `title=Order%20power`. */
export const queryString = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');

/** Half a character pair has no encoding; the replacement character stands in for it. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
