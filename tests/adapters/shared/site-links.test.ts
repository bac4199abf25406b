import { linkWithin } from '@fairdesk/core/navigation';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { linkPlace, siteLink, withLinksLed } from '#adapters/shared/site-links.ts';

const anyPlace = fc.tuple(anyLanguage, fc.constantFrom('', 'aqua')).map((place) => linkPlace(...place));
const anyFile = fc.webPath().map((path) => `${path}/plan.pdf?rev=1#page=2`);

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
    fc.constantFrom('', '/~', '/-', '/media', 'https://fair.example', 'mailto:a@b.c'),
    anyFile,
    anyPlace,
  ])('otherwise leads within the site', (start, path, place) => {
    const href = `${start}${path}`;
    expect(siteLink(href, place)).toBe(linkWithin(href, place.folder, place.language));
  });
});
