/**
 * A page that nothing on it needs React for, without React: neither the framework's scripts nor the content a second
 * time as data for them. What its custom elements do is one small module.
 *
 * @param script address of that module
 */
export const stillPage = (html: string, script: string): string =>
  html
    .replace(STILL, '')
    .replace(SCRIPTS, (whole, attributes: string) => (DATA.test(attributes) ? whole : ''))
    .replace(PRELOADED_SCRIPTS, '')
    .replace(HYDRATION_MARKS, '')
    .replace('</head>', `<script type="module" src="${script}"></script></head>`);

/**
 * How long a page may be kept, in seconds; `undefined` where it is not still. A part that came late stands at the
 * page's end until a script has put it in its place: such a page is not still.
 */
export const stillFor = (html: string): number | undefined => {
  const [, seconds] = STILL.exec(html) ?? [];
  return seconds === undefined || html.includes(LATE) ? undefined : Number(seconds);
};

/** What `app/_composition/still.tsx` writes. */
const STILL = /<meta name="still" content="(\d+)"\/>/;

const LATE = '<template id="B:';

const SCRIPTS = /<script\b([^>]*)>[\s\S]*?<\/script>/g;

/** A script that is never run: structured data. */
const DATA = /\stype="application\/ld\+json"/;

const PRELOADED_SCRIPTS = /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g;

/** Comments by which React would find its way; text cannot hold one, as its `<` is escaped. */
const HYDRATION_MARKS = /<!--(?: |\/?\$[?!~]?|\/?&|html|head|body)-->/g;
