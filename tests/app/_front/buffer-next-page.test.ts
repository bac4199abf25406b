import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { withRequestScope } from '#app/_composition/request-scope.ts';
import { createBeginPage } from '#app/_front/begin-page.ts';
import { bufferNextPage } from '#app/_front/buffer-next-page.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { PageResponse } from '#app/_front/page-response.ts';
import { setPageStatus } from '#app/_portal/set-page-status.ts';

describe('a page that Next writes', () => {
  const cache = createPageCache(1_000_000);
  const beginPage = createBeginPage(cache, { frames: [] });
  let render: (response: PageResponse) => Promise<void> = async () => undefined;
  let url = '';
  const server = createServer({ ServerResponse: PageResponse }, (request, response) =>
    withRequestScope(() => {
      bufferNextPage(beginPage, request, response);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      void render(response);
    }),
  );
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const anyStatus = fc.option(fc.constantFrom(404, 503), { nil: undefined });

  it.prop([fc.constantFrom(200, 307, 404, 500), anyStatus, anyStatus])(
    'has the last status that it set, also from a part that renders late, unless the framework set another',
    async (status, first, late) => {
      render = async (response) => {
        response.statusCode = status;
        if (first) setPageStatus(first);
        response.write('first part');
        await new Promise(setImmediate);
        if (late) setPageStatus(late);
        response.end(' late part');
      };
      const answer = await fetch(url, { redirect: 'manual' });
      expect(answer.status).toBe(status === 200 ? (late ?? first ?? 200) : status);
      expect(await answer.text()).toBe('first part late part');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(cache.size().pages).toBe(0);
    },
  );
});
