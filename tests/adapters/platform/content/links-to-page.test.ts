import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { linksToPage } from '#adapters/platform/content/links-to-page.ts';

const PLACE = { origin: 'https://fair.example', folder: 'clearwater' };

const path = fc
  .array(fc.constantFrom('visit', 'parking', 'news'), { minLength: 1, maxLength: 3 })
  .map((names) => `/${names.join('/')}`);

/** An address of a path, as editors write it. */
const addressOf = (to: string) =>
  fc
    .record({
      origin: fc.constantFrom('', PLACE.origin),
      language: fc.constantFrom(...LANGUAGES),
      folder: fc.constantFrom('', '/clearwater'),
      suffix: fc.constantFrom('', '/', '?q=1', '#top', '/?q=1#top'),
    })
    .map(
      ({ origin, language, folder, suffix }) =>
        `${origin}${localPath({ language, path: `${folder}${to}` })}${suffix}`,
    );

/** Puts an address where a page may have it. */
const places: readonly ((address: string) => unknown)[] = [
  (href) => ({ Link: { value: { href, text: 'There', target: '' } } }),
  (url) => ({ items: [{ title: 'There', url }] }),
  (href) => ({ Text: { value: `<p>Go <a class="x" href="${href}">there</a></p>` } }),
  (href) => ({ Form: { value: JSON.stringify({ steps: [{ next: { href } }] }) } }),
];

const linked = path.chain((to) =>
  fc.record({ to: fc.constant(to), address: addressOf(to), put: fc.constantFrom(...places) }),
);

/** A layout around a value, at some depth. */
const wrapped = (value: unknown, depth: number): unknown =>
  depth === 0 ? value : { placeholders: { main: [{ fields: wrapped(value, depth - 1) }, 'other'] } };

describe('linksToPage', () => {
  it.prop([linked, fc.nat(4), path])('finds exactly the page of an address', (link, depth, other) => {
    const layout = wrapped(link.put(link.address), depth);
    expect(linksToPage(layout, link.to, PLACE)).toBe(true);
    if (other !== link.to) expect(linksToPage(layout, other, PLACE)).toBe(false);
  });

  it.prop([fc.anything(), path])('reads any value', (value, to) => {
    expect(linksToPage(value, to, PLACE)).toBe(false);
  });

  example('finds a link into a folder that one page serves, and none to another website', () => {
    const to = (href: string) => linksToPage({ href }, '/exhibitors/,-w-,', PLACE);
    expect(to('/exhibitors/acme')).toBe(true);
    expect(to('/exhibitors')).toBe(false);
    expect(linksToPage({ href: '//visit.example/visit' }, '/visit', PLACE)).toBe(false);
    expect(linksToPage({ href: 'https://visit.example/visit' }, '/visit', PLACE)).toBe(false);
  });
});
