/** The first bytes of a body, and whether they are all of it. */
export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isWhole: boolean;
}

/**
 * Reads a body until its end or the limit, regardless of its declared length.
 *
 * Leaves the rest unread: cancelling it would close the connection before a response is sent.
 */
export const readUpTo = async (body: ReadableStream<Uint8Array> | null, most: number): Promise<ReadBody> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  let next = await reader?.read();
  while (next?.value && length + next.value.byteLength <= most) {
    parts.push(next.value);
    length += next.value.byteLength;
    next = await reader?.read();
  }
  reader?.releaseLock();
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return { bytes, isWhole: !next?.value };
};
