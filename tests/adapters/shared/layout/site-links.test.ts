import { linkWithin } from '@fairdesk/core/navigation';
import { localPath } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { linkPlace, pathInSite, siteLink, withLinksLed } from '#adapters/shared/layout/site-links.ts';

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
      expect(withLinksLed(`<a href="${href}">`, place)).toBe(`<a href="${href}">`);
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

  const anyTag = fc.oneof(
    fc.tuple(fc.constantFrom('<a href="', '<a target="_blank" href="'), fc.constantFrom('/a', '/', '/b?c#d')),
    fc.tuple(
      fc.constantFrom('<img src="', '<p title="', '<a title=" href=', '<abbr title="', 'href="'),
      fc.constantFrom('/a', '/'),
    ),
    fc.tuple(fc.constant('<a href="'), fc.constantFrom('https://a.example/a', '#a', 'a', '')),
  );

  it.prop([fc.array(anyTag), anyPlace])(
    'is led within the site wherever it stands in a text, of which nothing else changes',
    (tags, place) => {
      const write = (lead: (href: string) => string) =>
        tags.map(([start, href]) => `${start}${/^<a .*href="$/.test(start) ? lead(href) : href}">x`).join('');
      const led = (href: string) => (href.startsWith('/') ? siteLink(href, place) : href);
      expect(
        withLinksLed(
          write((href) => href),
          place,
        ),
      ).toBe(write(led));
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
