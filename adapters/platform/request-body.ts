import { readUpTo } from '../shared/http/read-up-to.ts';

/** The body of a request: bytes from the network, or a value from our own process. */
export type RequestBody =
  | {
      readonly kind: 'bytes';
      /** The request's content type; empty when there is none. */
      readonly type: string;
      /** The bytes; `undefined` as soon as the limit is exceeded, leaving the rest unread. */
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

/** Parses a JSON body of at most `most` bytes, or returns why it cannot. */
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

/** The fields of a form as OAuth sends it; `undefined` when it exceeds the limit. */
export const readFormBody = async (body: RequestBody, most: number): Promise<URLSearchParams | undefined> => {
  if (body.kind === 'value')
    return body.value instanceof URLSearchParams ? body.value : new URLSearchParams();
  const bytes = await body.read(most);
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes));
};
