/** A range of bytes of a file, inclusive at both ends. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The range requested by a `Range` header.
 *
 * | header        | of 100 bytes           |
 * | ------------- | ---------------------- |
 * | `bytes=0-9`   | the first ten          |
 * | `bytes=90-`   | the last ten           |
 * | `bytes=-10`   | the last ten           |
 * | `bytes=200-`  | `unsatisfiable`        |
 * | anything else | `undefined`: the whole |
 *
 * Multiple ranges get the whole file, as the RFC allows. Source: RFC 9110 §14.
 */
export const byteRange = (header: string | null, length: number): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
};
