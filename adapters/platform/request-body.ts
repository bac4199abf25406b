import { readUpTo } from '../shared/read-up-to.ts';

/** The body of a request: bytes of the network, or a value of our own process. */
export type RequestBody =
  | {
      readonly kind: 'bytes';
      /** As the request names it; empty when it does not. */
      readonly type: string;
      /** The bytes, or `undefined` as soon as there are more than allowed; the rest is not read. */
      readonly read: (most: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
    }
  /** JSON, or a form. */
  | { readonly kind: 'value'; readonly value: unknown };

/** The body of a request from the network. */
export const bytesOf = (request: Request): RequestBody => ({
  kind: 'bytes',
  type: request.headers.get('content-type') ?? '',
  read: async (most) => {
    if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
    const { bytes, isWhole } = await readUpTo(request.body, most);
    return isWhole ? bytes : undefined;
  },
});

/** Why a body cannot be read. */
export type BodyFault = 'too-large' | 'not-json';

/** The value of a JSON body of at most so many bytes, or why there is none. */
export const readJsonBody = async (
  body: RequestBody,
  most: number,
): Promise<{ readonly value: unknown } | { readonly fault: BodyFault }> => {
  if (body.kind === 'value') return { value: body.value };
  const bytes = await body.read(most);
  if (bytes === undefined) return { fault: 'too-large' };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { fault: 'not-json' };
  }
};

/** The fields of a form as OAuth sends it; `undefined` where it is longer than allowed. */
export const readFormBody = async (body: RequestBody, most: number): Promise<URLSearchParams | undefined> => {
  if (body.kind === 'value')
    return body.value instanceof URLSearchParams ? body.value : new URLSearchParams();
  const bytes = await body.read(most);
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes));
};
