/** Thrown when a body exceeds the limit for its kind of response. */
export class ResponseTooLong extends Error {
  constructor(maxBytes: number) {
    super(`The response is longer than ${maxBytes} bytes`);
  }
}

interface Limits {
  /** In bytes after decompression, regardless of the declared length; unlimited by default. */
  readonly maxBytes?: number | undefined;
  readonly signal: AbortSignal;
}

/** The text of a response; closes one that is too long and throws {@link ResponseTooLong}. */
export const readResponse = async (
  response: Response,
  { maxBytes = Number.POSITIVE_INFINITY, signal }: Limits,
): Promise<string> => {
  const { text, isWhole } = await readStart(response, { maxBytes, signal });
  if (!isWhole) throw new ResponseTooLong(maxBytes);
  return text;
};

/** The first bytes of a response as text, and whether they are all of it; cancels the rest. */
export const readStart = async (
  { body, headers }: Response,
  { maxBytes, signal }: Required<Limits> & { readonly maxBytes: number },
): Promise<{ readonly text: string; readonly isWhole: boolean }> => {
  const reader = body?.getReader();
  if (!reader) return { text: '', isWhole: true };
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  // It may have been aborted since the headers arrived.
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (!headers.has('content-encoding') && Number(headers.get('content-length')) > maxBytes)
      return { text: '', isWhole: false };
    return await textOf(reader, maxBytes);
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
};

const textOf = async (reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number) => {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength;
    if (length > maxBytes) return { text: parts.join(''), isWhole: false };
    parts.push(decoder.decode(next.value, { stream: true }));
  }
  parts.push(decoder.decode());
  return { text: parts.join(''), isWhole: true };
};
