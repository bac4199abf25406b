import 'server-only';
import { EDITING_SECRET_PARAMETER } from '@fairdesk/core/page';
import { isEditingOrigin } from './editing-origins.ts';
import { isSameSecret } from './is-same-secret.ts';
import { runtime } from './runtime.ts';

/** How one of the editor's endpoints refuses and answers. */
interface Endpoint {
  readonly methods: readonly string[];
  readonly texts: {
    readonly origin: (origin: string) => string;
    readonly secret: string;
    readonly off: string;
    readonly method: (method: string) => string;
  };
  /** How the endpoint words whatever it says. */
  readonly body: (text: string) => unknown;
  /** The secret where it is not in the query. */
  readonly secretIn?: (request: Request) => Promise<string>;
  readonly answer: (request: Request) => Response | Promise<Response>;
}

const METHODS = 'GET, POST, OPTIONS, DELETE, PUT, PATCH';

/**
 * Lets the editor in: who asks from elsewhere, then the secret, then the method, in this order.
 *
 * Without a secret in the settings nobody is let in. Source: site spec §6, §9.
 */
export const editorsOnly =
  ({ methods, texts, body, secretIn, answer }: Endpoint) =>
  async (request: Request): Promise<Response> => {
    const { editing } = runtime().settings;
    const origin = request.headers.get('origin');
    const say = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) =>
      Response.json(body(text), { status, headers: { ...PRIVATE, ...headers } });
    if (origin !== null && !isEditingOrigin(origin, editing?.origins ?? []))
      return say(401, texts.origin(origin));
    const cors = corsOf(origin);
    if (editing === undefined) return say(404, texts.off, cors);
    const inQuery = new URL(request.url).searchParams.get(EDITING_SECRET_PARAMETER);
    const shown = inQuery ?? (await secretIn?.(request)) ?? '';
    if (!isSameSecret(shown, editing.secret)) return say(401, texts.secret, cors);
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: { ...PRIVATE, ...cors, 'access-control-allow-headers': 'Content-Type, Authorization' },
      });
    if (!methods.includes(request.method))
      return say(405, texts.method(request.method), { ...cors, allow: methods.join(', ') });
    const answered = await answer(request);
    for (const [name, value] of Object.entries({ ...PRIVATE, ...cors })) answered.headers.set(name, value);
    return answered;
  };

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Servers say no origin and need no permission; a page elsewhere is named, so that a cache keeps them apart. */
const corsOf = (origin: string | null): Record<string, string> =>
  origin === null
    ? { vary: 'Origin' }
    : { 'access-control-allow-origin': origin, 'access-control-allow-methods': METHODS, vary: 'Origin' };
