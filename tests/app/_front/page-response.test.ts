import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { PageResponse } from '#app/_front/page-response.ts';
import { chunkedBody, rawRequest } from '#tests/support/servers/raw-request.ts';

/** A server whose framework writes in the given parts. */
describe('a buffered page', () => {
  let write: (response: PageResponse) => unknown = () => undefined;
  let send: (html: Buffer, response: PageResponse) => unknown = () => undefined;
  let url = '';
  const server = createServer({ ServerResponse: PageResponse }, (_request, response) => {
    response.bufferPage((html) => send(html, response));
    write(response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const parts = fc.array(
    fc.oneof(
      fc.string(),
      fc.string().map((text) => Buffer.from(text)),
    ),
    { maxLength: 6 },
  );
  const textOf = (all: readonly (string | Uint8Array)[]): string =>
    Buffer.concat(all.map((part) => Buffer.from(part as string))).toString();

  it.prop([parts, fc.constantFrom(200, 404, 503), fc.boolean(), fc.boolean()])(
    'is passed on complete and once, however it is written, and nothing is sent before',
    async (all, status, writesHead, isFlushed) => {
      const sent: string[] = [];
      let isEarly = false;
      write = (response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        if (writesHead) response.writeHead(status);
        else response.statusCode = status;
        if (isFlushed) response.flushHeaders();
        for (const part of all) response.write(part);
        isEarly = response.headersSent;
        response.end('end');
      };
      send = (html, response) => {
        sent.push(html.toString());
        response.setHeader('x-length', html.length).end('sent instead');
      };
      const answer = await fetch(url);
      expect(answer.status).toBe(status);
      expect(await answer.text()).toBe('sent instead');
      expect(sent).toEqual([`${textOf(all)}end`]);
      expect(isEarly).toBe(false);
    },
  );

  it.prop([parts, fc.option(fc.constantFrom('text/plain', 'application/json', 'text/x-component'))])(
    'never delays a response of another type',
    async (all, type) => {
      send = () => expect.fail('It is not a page');
      write = (response) => {
        if (type !== null) response.setHeader('content-type', type);
        for (const part of all) response.write(part);
        response.end('end');
      };
      const answer = await fetch(url);
      expect(await answer.text()).toBe(`${textOf(all)}end`);
      expect(answer.headers.get('content-type')).toBe(type);
    },
  );

  example('closes the connection over a body that is not read', async () => {
    write = (response) => response.setHeader('content-type', 'text/html').end('a page');
    send = (html, response) => response.end(html);
    const head = ['POST / HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked'];
    const { status, text } = await rawRequest(url, head, chunkedBody(8));
    expect(status).toBe(200);
    expect(text.toLowerCase()).toContain('connection: close');
    expect(text).toContain('a page');
  });

  example('streams a response of another type', async () => {
    let finish: () => unknown = () => undefined;
    write = (response) => {
      response.setHeader('content-type', 'text/x-component').write('begun');
      finish = () => response.end('late');
    };
    const reader = (await fetch(url)).body?.getReader() ?? expect.fail();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('begun');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('late');
  });
});
