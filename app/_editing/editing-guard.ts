import 'server-only';
import { isSameSecret } from '#app/_http/is-same-secret.ts';
import { runtime } from '#app/_process/runtime.ts';
import { isEditingOrigin } from './editing-origins.ts';

/** The texts and the response of an editing endpoint. */
interface Endpoint {
  readonly methods: readonly string[];
  readonly texts: {
    readonly origin: (origin: string) => string;
    readonly secret: string;
    readonly off: string;
    readonly method: (method: string) => string;
  };
  /** Formats a message as the endpoint's body. */
  readonly body: (text: string) => unknown;
  /** Reads the secret when it is not in the query. */
  readonly secretIn?: (request: Request) => Promise<string>;
  readonly answer: (request: Request) => Response | Promise<Response>;
}

/** The query parameter that carries the editor's secret. Source: site spec §9. */
const SECRET_PARAMETER = 'secret';

const METHODS = 'GET, POST, OPTIONS, DELETE, PUT, PATCH';

/**
 * Guards an editing endpoint: checks the origin, then the secret, then the method, in this order.
 *
 * Without a secret in the settings, every request is rejected. Source: site spec §6, §9.
 */
export const editorsOnly =
  (endpoint: Endpoint) =>
  async (request: Request): Promise<Response> => {
    const origin = request.headers.get('origin');
    const own = runtime().settings.editing?.origins ?? [];
    const isWelcome = origin === null || isEditingOrigin(origin, own);
    const answered = isWelcome
      ? await answerSecret(endpoint, request)
      : say(endpoint, 401, endpoint.texts.origin(origin));
    const headers = { ...PRIVATE, ...(isWelcome && corsOf(origin)) };
    for (const [name, value] of Object.entries(headers)) answered.headers.set(name, value);
    return answered;
  };

const answerSecret = async (endpoint: Endpoint, request: Request): Promise<Response> => {
  const { editing } = runtime().settings;
  const { texts, methods, secretIn, answer } = endpoint;
  if (editing === undefined) return say(endpoint, 404, texts.off);
  const inQuery = new URL(request.url).searchParams.get(SECRET_PARAMETER);
  const secret = inQuery ?? (await secretIn?.(request)) ?? '';
  if (!isSameSecret(secret, editing.secret)) return say(endpoint, 401, texts.secret);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
  if (methods.includes(request.method)) return answer(request);
  return say(endpoint, 405, texts.method(request.method), { allow: methods.join(', ') });
};

const say = (
  { body }: Endpoint,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response => Response.json(body(text), { status, headers });

const PREFLIGHT = { 'access-control-allow-headers': 'Content-Type, Authorization' };

const PRIVATE = { 'cache-control': 'private, no-store' };

/**
 * CORS headers. Servers send no origin and need none; with an origin, `Vary` keeps caches from mixing
 * responses.
 */
const corsOf = (origin: string | null): Record<string, string> =>
  origin === null
    ? { vary: 'Origin' }
    : { 'access-control-allow-origin': origin, 'access-control-allow-methods': METHODS, vary: 'Origin' };
