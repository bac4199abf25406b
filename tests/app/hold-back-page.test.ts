import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { holdBackPage } from '#app/_server/hold-back-page.ts';
import { createPageCache } from '#app/_server/page-cache.ts';

const MARK = 'the mark of this process';
const LATE = '<template id="B:0"></template>';
const meta = `<meta name="still" content="${MARK} 30"/>`;

/** A server whose framework writes as it is told. */
describe('a page that is held back', () => {
  const cache = createPageCache(1_000_000);
  let make: (response: ServerResponse) => unknown = () => undefined;
  let url = '';
  const server = createServer((request, response) => {
    holdBackPage(cache, request, response, { hosts: { frames: [] }, elements: '/e.js', stillMark: MARK });
    response.setHeader('content-type', 'text/html');
    make(response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const text = fc.string().map((raw) => raw.replaceAll('<', '&lt;'));

  it.prop([fc.array(text, { minLength: 1, maxLength: 6 })])(
    'always arrives whole, in whatever parts it was written',
    async (parts) => {
      make = (response) => {
        for (const part of parts) response.write(part);
        response.end('end');
      };
      const answer = await fetch(`${url}/whole`);
      expect(await answer.text()).toBe(`${parts.join('')}end`.toWellFormed());
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  example('goes out without the part that is late, keeps nothing, and tells nobody the mark', async () => {
    let finish: () => void = () => undefined;
    make = (response) => {
      response.write(`<html><head>${meta}</head><body>begun ${LATE}<script>["${MARK} 30"]</script>`);
      finish = () => response.end('late</body></html>');
    };
    const answer = await fetch(`${url}/late`);
    const reader = answer.body?.getReader() ?? expect.fail();
    const begun = new TextDecoder().decode((await reader.read()).value);
    expect(begun).toContain('begun');
    finish();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += new TextDecoder().decode(part.value);
    expect(rest).toBe('late</body></html>');
    expect(begun + rest).not.toContain(MARK);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(cache.get('/late')).toBeUndefined();
  });

  example('is kept where it is still, and not where a part of it is missing', async () => {
    for (const seconds of [30, 0]) {
      make = (response) =>
        response.end(`<html><head><meta name="still" content="${MARK} ${seconds}"/></head></html>`);
      await (await fetch(`${url}/still-${seconds}`)).text();
      expect(cache.get(`/still-${seconds}`) !== undefined).toBe(seconds > 0);
    }
  });
});
