import { createHash } from 'node:crypto';
import { isCurrent } from '#app/_http/is-current.ts';
import { createOpenApi } from '#app/_openapi/create-openapi.ts';

let cached: { readonly text: string; readonly etag: string } | undefined;

/** The description of this API, as OpenAPI 3.1. */
export const GET = (request: Request): Response => {
  cached ??= describe();
  const headers = { etag: cached.etag, 'cache-control': 'public, max-age=300' };
  if (isCurrent(request.headers.get('if-none-match'), cached.etag))
    return new Response(null, { status: 304, headers });
  return new Response(cached.text, { headers: { ...headers, 'content-type': 'application/json' } });
};

const describe = (): { readonly text: string; readonly etag: string } => {
  const text = JSON.stringify(createOpenApi());
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
};
