/** Where a request came from, as our own server saw it; see `app/_front/handler.ts`. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

export const clientAddress = (request: Request): string =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
