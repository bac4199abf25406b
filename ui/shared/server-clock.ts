/** By how much the server's clock is ahead of the browser's, in milliseconds, and the document that says so. */
let known: { readonly lead: number; readonly document: number } | undefined;

/**
 * How far ahead the server's clock is, in milliseconds.
 *
 * The server read its clock between the request and its response. For the document the browser knows when these were;
 * data of a page that is opened within the app may be of any age, as after going back.
 *
 * @param atLoad the server's time in the data of the page, ISO
 * @param isOfDocument whether these data came with the document
 */
export const aheadOfBrowser = (atLoad: string, isOfDocument: boolean): number => {
  const read = isOfDocument ? documentRead() : undefined;
  // Each document has a time origin of its own.
  if (read !== undefined) known = { lead: Date.parse(atLoad) - read, document: performance.timeOrigin };
  return known?.document === performance.timeOrigin ? known.lead : Date.parse(atLoad) - Date.now();
};

/** The middle between the request of the document and its response, by the browser's clock; `undefined` if unknown. */
const documentRead = (): number | undefined => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation || !('requestStart' in navigation && 'responseStart' in navigation)) return undefined;
  const middle = (Number(navigation.requestStart) + Number(navigation.responseStart)) / 2;
  return middle > 0 ? performance.timeOrigin + middle : undefined;
};
