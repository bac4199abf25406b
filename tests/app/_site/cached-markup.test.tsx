// @vitest-environment jsdom
import type { Page } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect } from 'vitest';
import { Rendering } from '#adapters/page/read-block/rendering.ts';
import { readNavigation } from '#adapters/page/read-navigation.ts';
import { frozen } from '#adapters/shared/frozen.ts';
import { renderPage } from '#app/_process/render-page.ts';
import { type Runtime, setRuntime } from '#app/_process/runtime.ts';
import { cachedMarkup, frameMarkup } from '#app/_site/cached-markup.ts';
import { anyStoredFrame } from '#tests/support/models/any-frame.ts';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import { anyMain } from '#tests/ui/page/any-renderings.ts';
import { plainData } from '#tests/ui/page/render-page.tsx';
import { portalHtml } from '#tests/ui/page/render-portal.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

/** Pages with the same blocks differ in what surrounds them. */
const anyData = fc
  .record({
    language: fc.constantFrom('en', 'nl', 'es', 'tr'),
    path: fc.constantFrom('/', '/visit', '/aqua', '/aqua/visit'),
    now: fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-20T23:00:00Z', '2027-01-13T10:00:00Z'),
    canReact: fc.boolean(),
    home: fc.constantFrom('/', '/fair'),
    next: fc.constantFrom('', 'Soon'),
  })
  .map(({ home, next, ...data }) => ({
    ...plainData,
    ...data,
    texts: messagesFor(data.language, { 'agenda-next': next }),
    addresses: { ...plainData.addresses, home },
  }));

/** Shows the day, and a text that a fair may have put into its own words. */
const AGENDA = {
  componentName: 'Agenda',
  fields: {
    Items: ['2026-12-01', '2027-02-01'].map((day) => ({
      fields: { Date: { value: `${day}T00:00:00Z` }, Title: { value: 'Opening' } },
    })),
  },
};

/** The browser finds pictures by itself: only a whole document begins with preloads. */
const withoutPreloads = (html: string): string => html.replaceAll(/<link rel="preload"[^>]*>/g, '');

describe('a page whose parts are cached', () => {
  beforeAll(() => setRuntime({ render: renderPage } as Runtime));

  it.prop([
    fc.array(anyMain, { minLength: 1, maxLength: 2 }),
    fc.array(anyData, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  ])(
    'is always the same as rendered anew, whatever pages were rendered before',
    async (mains, datas, isFrozen) => {
      for (const main of [...mains, ...mains])
        for (const data of datas) {
          const read = (await openLayout(layoutOf([...main, AGENDA])))._unsafeUnwrap();
          const page = isFrozen ? frozen(read) : read;
          const faults: unknown[] = [];
          const report = (component: string, cause: unknown) => void faults.push([component, cause]);
          const anew = renderToStaticMarkup(<SiteLayout page={page} data={data} report={report} />);
          const cached = renderToStaticMarkup(
            <SiteLayout page={page} data={data} {...cachedMarkup(page, data, report)} />,
          );
          expect(withoutPreloads(cached)).toBe(withoutPreloads(anew));
          expect(faults).toEqual([]);
        }
    },
  );
});

const rendering = (fields: object) => Rendering.parse({ componentName: 'Part', fields });
const anyNavigation = fc
  .tuple(anyStoredFrame('header'), anyStoredFrame('footer'))
  .map(([header, footer]) =>
    readNavigation(rendering(header), rendering(footer), { folder: 'aqua', language: 'en' }),
  );

describe('a portal page whose frame is cached', () => {
  it.prop(
    [
      fc.array(anyNavigation, { minLength: 1, maxLength: 3 }),
      fc.array(anyData, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('event', 'portal'),
    ],
    { numRuns: 40 },
  )(
    'is always the same as rendered anew, whatever pages were rendered before',
    async (navigations, datas, layout) => {
      const plain = (await openLayout(layoutOf([])))._unsafeUnwrap();
      for (const navigation of [...navigations, ...navigations])
        for (const data of datas) {
          const page = { ...plain, layout, navigation } as Page;
          const cached = await portalHtml(page, data, { markupFor: frameMarkup(page, data) });
          expect(asRead(cached)).toBe(asRead(await portalHtml(page, data)));
        }
    },
  );
});

/** Without preloads of pictures and comments between texts, and with attributes as the browser reads them. */
const asRead = (html: string): string =>
  new DOMParser().parseFromString(withoutPreloads(html).replaceAll('<!-- -->', ''), 'text/html').body
    .innerHTML;
