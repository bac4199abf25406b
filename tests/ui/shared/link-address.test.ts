import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { sanitise } from '#adapters/shared/sanitise.ts';
import { linkAddress } from '#ui/shared/link-address.ts';

const typed = fc.oneof(
  fc.webUrl(),
  fc.webUrl().map((url) => url.replace('https://', '')),
  fc.emailAddress(),
  fc.webPath(),
  fc
    .tuple(
      fc.constantFrom(
        'javascript:',
        'JAVA\tscript:',
        '//',
        '/\\',
        'data:',
        '\u0001javascript:',
        ' /',
        'tel:',
        '#',
      ),
      fc.string(),
    )
    .map((parts) => parts.join('')),
  fc.string(),
);

describe('linkAddress', () => {
  it.prop([typed])('never returns an address that the server would remove', (address) => {
    const link = document(address);
    if (link !== undefined) expect(sanitise(link)).toBe(link);
  });

  it.prop([typed])('leaves its own result as it is', (address) => {
    const link = linkAddress(address);
    if (link !== undefined) expect(linkAddress(link)).toBe(link);
  });

  example.each([
    ['/visit', '/visit'],
    ['#hours', '#hours'],
    ['www.a.example/map?x=1', 'https://www.a.example/map?x=1'],
    ['info@a.example', 'mailto:info@a.example'],
    [' tel:+31201234567 ', 'tel:+31201234567'],
    ['javascript:alert(1)', undefined],
    ['//a.example', undefined],
    ['visit us', undefined],
    ['', undefined],
  ])('reads %j as %j', (address, link) => {
    expect(linkAddress(address)).toBe(link);
  });
});

/** A link of the address, as the server stores it. */
function document(address: string): string | undefined {
  const link = linkAddress(address);
  if (link === undefined) return undefined;
  const escaped = link
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<a href="${escaped}">a</a>`;
}
