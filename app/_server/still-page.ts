/**
 * A page that nothing on it needs React for, without React: neither the framework's scripts nor the content a second
 * time as data for them. What its custom elements do is one small module.
 *
 * @param script address of that module
 */
export const stillPage = (html: string, script: string): string =>
  html
    .replace(SCRIPTS, (whole, attributes: string) => (DATA.test(attributes) ? whole : ''))
    .replace(PRELOADED_SCRIPTS, '')
    .replace(HYDRATION_MARKS, '')
    .replace('</head>', `<script type="module" src="${script}"></script></head>`);

export interface Marked {
  /** Without the mark, which nobody is to learn. */
  readonly html: string;
  /** How long the page may be kept; absent where it is not still. */
  readonly seconds?: number;
}

/**
 * Takes the mark off a page that bears it. A part that came late stands at the page's end until a script has put it in
 * its place: such a page is not still.
 *
 * @param mark what `app/_composition/still.tsx` writes
 */
export const withoutMark = (page: string, mark: string): Marked => {
  const [before, after] = page.split(`<meta name="still" content="${mark} `);
  const [, seconds, rest] = /^(\d+)"\/>(.*)$/s.exec(after ?? '') ?? [];
  if (before === undefined || rest === undefined) return { html: page };
  const html = before + rest;
  // What is sent with the framework says everything twice.
  return hasLatePart(html) ? { html: html.replaceAll(mark, '') } : { html, seconds: Number(seconds) };
};

/** Whether a part of the page came late, or is still to come. */
export const hasLatePart = (html: string): boolean => html.includes(LATE);

const LATE = '<template id="B:';

const SCRIPTS = /<script\b([^>]*)>[\s\S]*?<\/script>/g;

/** A script that is never run: structured data. */
const DATA = /\stype="application\/ld\+json"/;

const PRELOADED_SCRIPTS = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;

/** Comments by which React would find its way; text cannot hold one, as its `<` is escaped. */
const HYDRATION_MARKS = /<!--(?: |\/?\$[?!~]?|\/?&|html|head|body)-->/g;
