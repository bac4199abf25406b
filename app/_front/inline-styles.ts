import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cutRules,
  modulesIn,
  modulesOnPage,
  propertiesIn,
  readRules,
  type StyleRule,
  withoutUnusedProperties,
} from './style-rules.ts';

/** Resolves to the page with its rules inside; a page that this cannot be done for stays as it is. */
export type InlineStyles = (html: Buffer) => Promise<Buffer>;

/**
 * Writes the rules that a page of the framework needs for its first paint into its head, and moves the links of its style
 * sheets to its end: a phone paints the page as soon as the document is there.
 *
 * The links stay in the document, where the framework looks for the sheets that are loaded. They follow the rules in the
 * head, so the cascade is that of the links alone.
 *
 * @param folder `static` within Next's build
 */
export const createInlineStyles = (folder: string): InlineStyles => {
  const sheets = new Map<string, Promise<Sheet>>();
  const sheetOf = (paths: readonly string[]): Promise<Sheet> => {
    const key = paths.join(' ');
    const loading = sheets.get(key) ?? loadSheet(folder, paths);
    sheets.set(key, loading);
    loading.catch(() => sheets.delete(key));
    return loading;
  };

  return async (html) => {
    const parts = split(html);
    if (!parts) return html;
    const { head, content, data, end } = parts;
    const found = [...head.matchAll(LINK)];
    const others = head.replace(LINK, '');
    // Sheets of the content platform must follow ours.
    if (found.length === 0 || others.includes(ANY_SHEET)) return html;
    const sheet = await sheetOf(found.map(([, path = '']) => path)).catch(() => undefined);
    if (!sheet) return html;
    const at = found[0]?.index ?? 0;
    return Buffer.concat([
      Buffer.from(
        `${others.slice(0, at)}<style>${rulesFor(sheet, content.toString('latin1'))}</style>${others.slice(at)}`,
      ),
      content,
      data,
      Buffer.from(found.map(([link]) => link).join('')),
      end,
    ]);
  };
};

/** The link of a style sheet of the build, as the framework writes it; its attributes come in two orders. */
const LINK =
  /<link (?=[^>]*rel="stylesheet")[^>]*href="\/_next\/static\/(chunks\/[\w-]+\.css)"[^>]*data-precedence="[^>]*>/g;
const ANY_SHEET = 'rel="stylesheet"';
/** What follows the content: the framework's script repeats its classes as data. */
const DATA_START = 'self.__next_f';
const DOCUMENT_END = '</body>';

/** Only the head is read as text: decoding the whole page would cost as much as finding its rules. */
const split = (html: Buffer) => {
  const contentAt = html.indexOf('</head>');
  const endAt = html.lastIndexOf(DOCUMENT_END);
  if (contentAt === -1 || endAt < contentAt) return undefined;
  const found = html.indexOf(DATA_START, contentAt);
  const dataAt = found === -1 ? endAt : Math.min(found, endAt);
  return {
    head: html.toString('utf8', 0, contentAt),
    content: html.subarray(contentAt, dataAt),
    data: html.subarray(dataAt, endAt),
    end: html.subarray(endAt),
  };
};

interface Sheet {
  readonly rules: readonly StyleRule[];
  readonly modules: ReadonlySet<string>;
  /** By the modules and properties that a page uses: most pages have one set for all visitors. */
  readonly cut: Map<string, string>;
}

/** Maximum number of such sets for one list of sheets. */
const SETS_MAX = 50;

const rulesFor = ({ rules, modules, cut }: Sheet, content: string): string => {
  const onPage = modulesOnPage(content, modules);
  const properties = propertiesIn(content);
  const key = [...onPage, ...properties].sort().join(' ');
  const former = cut.get(key);
  if (former !== undefined) return former;
  // Fonts and pictures are addressed from the sheet's own folder.
  const css = withoutUnusedProperties(cutRules(rules, onPage), properties).replaceAll(
    'url(../',
    'url(/_next/static/',
  );
  if (cut.size >= SETS_MAX) cut.clear();
  cut.set(key, css);
  return css;
};

const loadSheet = async (folder: string, paths: readonly string[]): Promise<Sheet> => {
  const files = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  const rules = readRules(files.join('\n'));
  return { rules, modules: new Set(modulesIn(rules)), cut: new Map() };
};
