import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { stillPage, withoutMark } from '#app/_server/still-page.ts';

const SCRIPT = '/_next/static/elements/abc.js';
const structured = (text: string) => `<script type="application/ld+json">${text}</script>`;

/** As React writes text: no `<` of its own. */
const text = fc.string().map((raw) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** What the framework puts between the parts of a page. */
const framework = fc.constantFrom(
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script nonce="n" id="_R_">(globalThis["TURBOPACK"] = []).push({})</script>',
  '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<!--$-->',
  '<!--/$-->',
  '<!-- -->',
);

const piece = fc.oneof(
  text.map((words) => ({ page: `<p>${words}</p>`, kept: `<p>${words}</p>` })),
  fc.jsonValue().map((value) => {
    const data = structured(JSON.stringify(value).replaceAll('<', '\\u003c'));
    return { page: data, kept: data };
  }),
  framework.map((page) => ({ page, kept: '' })),
);

describe('stillPage', () => {
  it.prop([fc.array(piece)])(
    'always keeps what there is to read, in order, and never anything of the framework',
    (pieces) => {
      const body = (of: 'page' | 'kept') => pieces.map((each) => each[of]).join('');
      const page = `<html><head><title>T</title></head><body>${body('page')}</body></html>`;
      const expected = `<html><head><title>T</title><script type="module" src="${SCRIPT}"></script></head><body>${body('kept')}</body></html>`;
      expect(stillPage(page, SCRIPT)).toBe(expected);
    },
  );

  example('keeps style sheets and other preloads', () => {
    const links =
      '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.avif"/><link rel="preload" href="/f.woff2" as="font"/>';
    expect(stillPage(`<head>${links}</head>`, SCRIPT)).toContain(links);
  });
});

describe('withoutMark', () => {
  const KEY = 'a1b2c3';
  const markOf = (key: string, life: number) => `<meta name="still" content="${key} ${life}"/>`;

  it.prop([text, fc.nat(3600)])('always takes the mark off, and tells its seconds', (words, life) => {
    const page = (mark: string) => `<head>${mark}<title>T</title></head><p>${words}</p>`;
    expect(withoutMark(page(markOf(KEY, life)), KEY)).toEqual({ html: page(''), seconds: life });
  });

  it.prop([fc.string(), fc.stringMatching(/^[0-9a-f]{0,8}$/).filter((key) => key !== KEY), fc.nat(3600)])(
    'never believes a page that bears no mark of this process, whatever it holds',
    (words, key, life) => {
      const page = `<p>${words}${markOf(key, life)}</p>`;
      expect(withoutMark(page, KEY)).toEqual({ html: page });
    },
  );

  example('takes the mark off a page with a part that came late, and does not keep it', () => {
    const late = '<!--$?--><template id="B:0"></template>';
    expect(withoutMark(`${markOf(KEY, 30)}${late}`, KEY)).toEqual({ html: late });
  });
});
