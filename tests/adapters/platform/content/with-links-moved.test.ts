import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { linksToPage } from '#adapters/platform/content/links-to-page.ts';
import { withLinksMoved } from '#adapters/platform/content/with-links-moved.ts';

const PLACE = { origin: 'https://fair.example', folder: 'clearwater' };
const MOVE = { from: '/visit', to: '/your-visit/plan' };

const anyAddress = fc
  .record({
    origin: fc.constantFrom('', PLACE.origin),
    language: fc.constantFrom(...LANGUAGES),
    folder: fc.constantFrom('', '/clearwater'),
    path: fc.constantFrom('/visit', '/visit/parking', '/visitors', '/news', '/news/visit'),
    suffix: fc.constantFrom('', '/', '?q=1', '#top', '/?q=/visit#top'),
  })
  .map(({ origin, language, folder, path, suffix }) => {
    const at = (where: string) => `${origin}${localPath({ language, path: `${folder}${where}` })}${suffix}`;
    const isMoved = path === MOVE.from || path.startsWith(`${MOVE.from}/`);
    return { address: at(path), moved: at(isMoved ? path.replace(MOVE.from, MOVE.to) : path) };
  });

/** Where a page may have an address. */
const PLACES: readonly ((address: string) => unknown)[] = [
  (href) => ({ Link: { value: { href, text: 'There', target: '' } } }),
  (url) => ({ items: [{ title: 'There', url }, null, 3] }),
  (href) => ({ Text: { value: `<p>Go <a class="x" href="${href}">there</a>, or not: /visit</p>` } }),
  (href) => ({ Form: { value: JSON.stringify({ steps: [{ next: { href } }] }) } }),
  (href) => [href, ` ${href} `],
];

describe('withLinksMoved', () => {
  it.prop([fc.array(fc.tuple(anyAddress, fc.nat(PLACES.length - 1)), { maxLength: 5 })])(
    'changes exactly the links to the page and to those below it',
    (links) => {
      const layout = (part: 'address' | 'moved') => ({
        fields: links.map(([link, at]) => PLACES[at]?.(link[part])),
      });
      const changed = withLinksMoved(layout('address'), MOVE, PLACE);
      expect(changed).toEqual(layout('moved'));
      expect(linksToPage(changed, MOVE.from, PLACE)).toBe(false);
    },
  );

  it.prop([fc.anything()])('gives a page without such links as it is', (value) => {
    expect(withLinksMoved(value, MOVE, PLACE)).toBe(value);
  });
});
