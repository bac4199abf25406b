/** Content encodings in order of preference, smallest result first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send few different headers, so that their encodings are cached. */
const encodings = new Map<string, Encoding | undefined>();
const CACHED_MAX = 100;

/**
 * The smallest encoding a client accepts; `undefined` when it accepts none of ours. Source: RFC 9110 §12.5.3.
 */
export const acceptedEncoding = (header = ''): Encoding | undefined => {
  if (encodings.has(header)) return encodings.get(header);
  if (encodings.size >= CACHED_MAX) encodings.clear();
  const encoding = read(header);
  encodings.set(header, encoding);
  return encoding;
};

const read = (header: string): Encoding | undefined => {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)] as const;
    }),
  );
  return ENCODINGS.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
};
