import { linkWithin } from '@fairdesk/core/navigation';
import { localPath } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { linkPlace, pathInSite, siteLink } from '#adapters/shared/layout/site-links.ts';
import { displayedHtml, sanitise } from '#adapters/shared/sanitise.ts';

const anyPlace = fc.tuple(anyLanguage, fc.constantFrom('', 'aqua')).map((place) => linkPlace(...place));
const anyFile = fc.webPath().map((path) => `${path}/plan.pdf?rev=1#page=2`);

describe('the path of a page', () => {
  const anyPath = fc.array(fc.stringMatching(/^[a-z0-9-]{3,9}$/)).map((names) => `/${names.join('/')}`);

  it.prop([anyPath, anyLanguage, fc.constantFrom('', 'aqua', '2027/aqua'), fc.constantFrom('', '/')])(
    'is its address without language, folder and last slash',
    (path, language, folder, end) => {
      const start = folder === '' ? '' : `/${folder}`;
      const address = localPath({ language, path: `${start}${path === '/' ? '' : path}` });
      expect(pathInSite(`${address}${end}`, folder)).toBe(path);
      expect(pathInSite(`/nl/aquarium${path}`, 'aqua')).toBe(`/aquarium${path === '/' ? '' : path}`);
    },
  );
});

describe('a link of content', () => {
  it.prop([fc.constantFrom('/-/media', '/~/media', '/-/jssmedia'), anyFile, anyPlace])(
    'is unchanged when it leads to a file of the content platform',
    (library, file, place) => {
      const href = `${library}${file}`;
      expect(siteLink(href, place)).toBe(href);
      expect(displayedHtml(`<a href="${href}">x</a>`, place)).toBe(sanitise(`<a href="${href}">x</a>`));
    },
  );

  it.prop([
    fc.constantFrom('', '/~', '/-', '/media', '/news/-/media', 'https://fair.example', 'mailto:a@b.c'),
    anyFile,
    anyPlace,
  ])('otherwise leads within the site', (start, path, place) => {
    const href = `${start}${path}`;
    expect(siteLink(href, place)).toBe(linkWithin(href, place.folder, place.language));
  });

  const anyElement = fc.oneof(
    fc.tuple(
      fc.constantFrom('<a href="HREF">x</a>', '<a target="_blank" title="y" href="HREF">x</a>'),
      fc.constantFrom('/a', '/', '/b?c#d', '/b?c=d&amp;e=f', 'https://a.example/a', '#a', 'a', ''),
    ),
    fc.tuple(
      fc.constantFrom(
        ...['<a title=" href=HREF">x</a>', '<p title="HREF">x</p>', '&lt;a href="HREF"&gt;', 'href="HREF"'],
        ...['<img src="HREF" alt="x" />', '<!-- <a href="HREF"> -->'],
      ),
      fc.constantFrom('/a', '/'),
    ),
  );

  it.prop([fc.array(anyElement), anyPlace])(
    'is led within the site wherever it stands in a text, of which nothing else changes',
    (elements, place) => {
      const write = (lead: (href: string) => string) =>
        elements
          .map(([text, href]) => text.replace('HREF', /^<a .*href="HREF">x/.test(text) ? lead(href) : href))
          .join(' ');
      const led = (href: string) => (href.startsWith('/') ? siteLink(href, place) : href);
      expect(
        displayedHtml(
          write((href) => href),
          place,
        ),
      ).toBe(sanitise(write(led)));
    },
  );

  it.prop([anyLanguage, anyLanguage, fc.constantFrom('', 'aqua'), fc.constantFrom('', 'aqua')])(
    'has the same place exactly for the same language and folder',
    (one, other, folder, another) => {
      const isSame = one === other && folder === another;
      expect(linkPlace(one, folder) === linkPlace(other, another)).toBe(isSame);
      expect(linkPlace(one, folder)).toEqual({ language: one, folder });
    },
  );
});
