import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { createElement, type ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createBeginPage } from '#app/_front/begin-page.ts';
import { sendFinished } from '#app/_front/cached-pages.ts';
import { createPageCache } from '#app/_front/page-cache.ts';
import { renderPage } from '#app/_process/render-page.ts';
import { renderCacheable } from '#app/_site/render-cacheable.ts';
import { plainData } from '#tests/ui/page/render-page.tsx';
import { Guarded } from '#ui/page/parts/guarded.tsx';
import { type ReportFault, renderContextOf } from '#ui/page/render-context.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const NOTICE = 'There was a problem loading in';

const Block = ({ isBroken }: { readonly isBroken: boolean }): ReactNode => {
  if (isBroken) throw new Error('It cannot be drawn');
  return 'A block';
};

const pageOf = (blocks: readonly boolean[], report: ReportFault) => {
  const labels = labelsOf('en', plainData.texts);
  const page = {
    ...renderContextOf({ main: [], state: 'normal' }, plainData, labels, report),
    render: () => null,
  };
  const elements = blocks.map((isBroken, key) => {
    const children = createElement(Block, { isBroken });
    return createElement(Guarded, { key, name: 'banner', page, children });
  });
  return createElement('html', {}, createElement('body', {}, ...elements));
};

/** The path of a page from its rendering to the visitor, as in the product. */
describe('a public page with a failing block', () => {
  const pages = createPageCache(1_000_000);
  const beginPage = createBeginPage(pages, { frames: [] });
  let blocks: readonly boolean[] = [];
  let faultCount = 0;
  const server = createServer(async (request, response) => {
    if (await sendFinished(pages, request, response, () => expect.unreachable(), 'secret')) return;
    const sendRendered = beginPage(request, response);
    const tell = () => {
      faultCount += 1;
    };
    const render = async (report: ReportFault) => renderPage.whole(pageOf(blocks, report));
    const { html, life } = await renderCacheable(render, { life: 30, tell });
    sendRendered(Buffer.from(html), String(life));
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const ask = async () => (await fetch(`${url}/page`)).text();

  it.prop([fc.array(fc.boolean(), { minLength: 1, maxLength: 5 })])(
    'is rendered again for the next visitor after any failure, and cached when complete',
    async (broken) => {
      pages.purge();
      faultCount = 0;
      blocks = broken;
      const faults = broken.filter(Boolean).length;
      expect((await ask()).split(NOTICE)).toHaveLength(1 + faults);
      expect(faultCount).toBe(faults);
      expect(pages.get('/page') === undefined).toBe(faults > 0);
      blocks = broken.map(() => false);
      const mended = await ask();
      expect(mended).not.toContain(NOTICE);
      blocks = broken;
      expect(await ask()).toBe(mended);
    },
  );
});
