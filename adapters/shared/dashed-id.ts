/** An id of 32 hexadecimal digits as RFC 9562 writes it: `110d559f-dea5-42ea-9c1c-8a5df7e70ef9`. */
export const dashedId = (id: string): string =>
  id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
