import { readUpTo } from '../shared/read-up-to.ts';

/** The bytes of a request, or `undefined` as soon as there are more than allowed; the rest is not read. */
export const readBytes = async (
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const { bytes, isWhole } = await readUpTo(request.body, most);
  return isWhole ? bytes : undefined;
};
