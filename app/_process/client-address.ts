/** The client's network address, set by our own server; see `app/_front/handler.ts`. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

export const clientAddress = (request: Request): string =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
