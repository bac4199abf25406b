import { gzipSync } from 'node:zlib';

/** A body with its headers, as a server sends it. */
interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Deeper than any document; the runtime itself can clone about twice as many. */
const LEVELS = 2_000;
const PIECE_BYTES = 1000;

/** What no client may look at: the last value counts, a number above 2^53 and one above every limit are read, too. */
const UNKNOWN = `"unknown":[9007199254740993,1e999,-0,"\\ud800","\\u0000"]`;

const inPieces = (text: string): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  let place = 0;
  return new ReadableStream({
    pull: (controller) => {
      controller.enqueue(bytes.subarray(place, place + PIECE_BYTES));
      place += PIECE_BYTES;
      if (place >= bytes.length) controller.close();
    },
  });
};

/** Adds members at the start of the outermost object. */
const withFirst = (text: string, members: string): string => text.replace(/^\{/, `{${members},`);

const firstKeyOf = (text: string): string => /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1] ?? '"none"';

/** Unusual forms of a JSON response with the same contents. */
export const RESPONSE_FORMS = {
  'with a byte order mark': (text) => ({ body: `\ufeff${text}` }),
  'without a length, in pieces': (text) => ({ body: inPieces(text) }),
  compressed: (text) => ({ headers: { 'content-encoding': 'gzip' }, body: new Uint8Array(gzipSync(text)) }),
  'with an encoding in its type': (text) => ({
    headers: { 'content-type': 'Application/JSON; Charset="UTF-8"' },
    body: text,
  }),
  'with a repeated member, whose last value counts': (text) => ({
    body: withFirst(text, `${firstKeyOf(text)}:"first"`),
  }),
  'with members of extreme values': (text) => ({ body: withFirst(text, UNKNOWN) }),
  'with a deep member': (text) => ({
    body: withFirst(text, `"unknown":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}`),
  }),
  'among white space': (text) => ({ body: `\r\n\t ${text} \r\n` }),
} satisfies Readonly<Record<string, (text: string) => Sent>>;

/** The response in another form. */
export const inForm = async (response: Response, form: (text: string) => Sent): Promise<Response> => {
  const { headers = {}, body } = form(await response.text());
  const all = new Headers(response.headers);
  all.delete('content-length');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(body, { status: response.status, headers: all });
};
