/** The bytes of a request, or `undefined` as soon as there are more than allowed; the rest is not read. */
export const readBytes = async (
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const part of request.body as ReadableStream<Uint8Array>) {
      length += part.byteLength;
      if (length > most) return undefined;
      parts.push(part);
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
};
