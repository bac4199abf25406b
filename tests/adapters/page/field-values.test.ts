import { type Language, localPath } from '@fairdesk/core/shared';
import { anyLanguage } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  dateOfField,
  dayOfField,
  htmlOf,
  momentOfField,
  toImage,
  toLink,
} from '#adapters/page/field-values.ts';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{3,12}$/), { minLength: 1 })
  .map((segments) => `/${segments.join('/')}`);
const hrefsIn = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe.each(EACH_LANGUAGE)('in $language', ({ language, prefix }) => {
  const PLACE = { folder: 'aqua', language } as const;

  describe('links in rich text', () => {
    const render = (html: string, inLanguage: Language = language) =>
      htmlOf({ Text: { value: html } }, 'Text', { folder: 'aqua', language: inLanguage });

    it.prop([path, anyLanguage, fc.constantFrom('', ' title="x"', ' target="_blank"')])(
      'always stay within the site, like all other links',
      (href, language, more) => {
        const html = render(`<p><a${more} href="${href}">x</a> <a href='${href}'${more}>y</a></p>`, language);
        const led = localPath({ language, path: `/aqua${href}` });
        expect(hrefsIn(html)).toEqual([led, led]);
      },
    );

    it.prop([fc.oneof(fc.webUrl(), fc.constantFrom('#here', 'mailto:a@b.c', 'tel:+31', '?page=2'))])(
      'are unchanged when they lead to another site',
      (href) => {
        const html = `<a href="${href.replace(/[&"]/g, '')}">x</a>`;
        expect(render(html)).toBe(html);
      },
    );

    it.prop([path])('are converted once: converting again changes nothing', (href) => {
      const once = render(`<a href="${href}">x</a>`);
      expect(render(once)).toBe(once);
    });

    const anyImage = fc
      .record(
        {
          src: fc.constantFrom('/-/media/a.png', 'data:image/png;base64,AA', 'x alt=y'),
          alt: fc.constantFrom('', 'A hall'),
          title: fc.constant('t'),
          width: fc.constant('8'),
        },
        { requiredKeys: [] },
      )
      .map((parts) => {
        const written = Object.entries(parts).map(([name, part]) => ` ${name}="${part}"`);
        return `<img${written.join('')}>`;
      });

    it.prop([fc.array(anyImage, { minLength: 1 })])(
      'never have an image that is announced by its file name, or has none',
      (images) => {
        const drawn = render(`<p>${images.join(' ')}</p>`).match(/<img[^>]*>/g) ?? [];
        for (const image of drawn) expect(image).toMatch(/^<img (?=.*src=").*alt="/);
        expect(drawn).toHaveLength(images.filter((image) => /src="[/x]/.test(image)).length);
        expect(drawn.filter((image) => image.includes('alt="A hall"'))).toHaveLength(
          images.filter((image) => /src="[/x].*alt="A hall"/.test(image)).length,
        );
      },
    );

    it('leave images and text unchanged', () => {
      const html = '<p>&lt;a href="/x"&gt; <img src="/-/media/a.png" alt="" /></p>';
      expect(render(html)).toBe(html);
      expect(render('<a href="/a?b=c&amp;d=e#f">x</a>')).toContain(`href="${prefix}/aqua/a?b=c&amp;d=e#f"`);
    });
  });

  describe('toLink', () => {
    it('adds query and anchor in the right order, once', () => {
      const hrefOf = (link: object) => toLink(link, PLACE)?.href;
      expect(hrefOf({ href: '/a', querystring: 'b=c', anchor: 'd' })).toBe(`${prefix}/aqua/a?b=c#d`);
      expect(hrefOf({ href: '/a?z=1', querystring: '?b=c' })).toBe(`${prefix}/aqua/a?z=1&b=c`);
      expect(hrefOf({ href: '/a#d', querystring: 'b=c', anchor: 'd' })).toBe(`${prefix}/aqua/a?b=c#d`);
      expect(hrefOf({ href: '#d', anchor: 'd', linktype: 'anchor' })).toBe('#d');
      expect(hrefOf({ href: '', anchor: 'd', linktype: 'anchor' })).toBe('#d');
      expect(hrefOf({ href: '' })).toBeUndefined();
    });

    it.prop([fc.string()])('opens a new tab or none, for any target', (target) => {
      expect(['', '_blank']).toContain(toLink({ href: '/a', target }, PLACE)?.target);
      expect(toLink({ href: '/a', target: '_blank' }, PLACE)?.target).toBe('_blank');
    });
  });
});

describe('a date field', () => {
  /** A second between the years 1970 and 2096 and not midnight, in ISO without milliseconds. */
  const anyMoment = fc
    .integer({ min: 0, max: 4_000_000_000 })
    .filter((seconds) => seconds % 86_400 !== 0)
    .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000', ''));
  const read = (value: string) => {
    const fields = { Date: { value } };
    return [dayOfField, momentOfField, dateOfField].map((readDate) => readDate(fields, 'Date'));
  };

  it.prop([anyMoment])('is the same as ISO and as a compact stamp', (moment) => {
    const day = moment.slice(0, 10);
    expect(read(moment)).toEqual([day, moment, day]);
    expect(read(moment.replaceAll(/[-:]/g, ''))).toEqual([day, moment, day]);
  });

  it.each([
    ['20261120', ['2026-11-20', '2026-11-20', '20261120']],
    ['2026-11-20', ['2026-11-20', '2026-11-20', '2026-11-20']],
    // Midnight in UTC is a day alone, and so is a time without a zone.
    ['20261120T000000Z', ['2026-11-20', '2026-11-20', '2026-11-20']],
    ['20261120T093000', ['2026-11-20', '2026-11-20', '2026-11-20']],
    ['2026-11-20T00:30:00+01:00', ['2026-11-20', '2026-11-20T00:30:00+01:00', '2026-11-20']],
    ['00010101T000000Z', ['', '', '']],
    ['20260230T093000Z', ['', '', '']],
    ['2026112', ['', '', '']],
    ['202611200', ['', '', '']],
    ['', ['', '', '']],
  ])('%s is read as %j', (text, dates) => {
    expect(read(text)).toEqual(dates);
  });
});

describe('toImage', () => {
  const image = fc.record({
    src: fc.constantFrom('/-/media/a/hall.jpg', 'https://a.example/b.png'),
    alt: fc.string(),
    width: fc.constantFrom('800', '', 'wide'),
  });
  const odd = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constantFrom('1%', 'left top'));

  it.prop([image, odd])('is as it was without a valid focus point', (value, focus) => {
    expect(toImage({ ...value, focus })).toEqual(toImage(value));
    expect(Object.keys(toImage(value) ?? {})).not.toContain('focus');
  });

  it.prop([image, fc.nat(100), fc.nat(100)])('has the focus point that is stored', (value, x, y) => {
    const focus = `${x}% ${y}%`;
    expect(toImage({ ...value, focus })).toEqual({ ...toImage(value), focus });
  });
});
