import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSheets } from '#app/_process/site-sheets.ts';
import { loadOnce } from './load-once.ts';
import { createNamedFiles, type NamedFiles } from './named-files.ts';
import { cutRules, modulesIn, modulesOnPage, readRules } from './style-rules.ts';

interface Options {
  /** `static` within Next's build. */
  readonly folder: string;
  /** The addresses of the style sheets that Next made for all of these pages. */
  readonly addresses: () => Promise<readonly string[]>;
}

/** Beside the files of the build, whose fonts the rules refer to by relative addresses. */
const PREFIX = '/_next/static/sheets/';
const NAME = /^(\w+)-([\w-]*)\.css$/;
const PLACEHOLDER = `${PREFIX}of-this-page.css`;
const LINK = new RegExp(`<link rel="stylesheet" href="${PLACEHOLDER}"[^>]*>`);

/** The address of a sheet names its modules and the version of all rules. */
export const createSiteSheets = ({ folder, addresses }: Options): SiteSheets & Pick<NamedFiles, 'send'> => {
  const source = loadOnce(() => loadSource(folder, addresses));
  const files = createNamedFiles({
    prefix: PREFIX,
    type: 'text/css; charset=utf-8',
    contentsOf: async (name) => {
      const { rules, version, allModules } = await source();
      const [, ofVersion, modules = ''] = NAME.exec(name) ?? [];
      return ofVersion === version ? cutRules(rules, decode(modules, allModules)) : undefined;
    },
  });
  const nameOf = ({ version, allModules }: Source, modules: ReadonlySet<string>): string =>
    `${version}-${encode(modules, allModules)}.css`;

  return {
    placeholder: PLACEHOLDER,
    prepare: () => void source().catch(() => undefined),
    linkIn: async (html) => {
      const from = await source();
      const name = nameOf(from, modulesOnPage(html, from.moduleSet));
      files.prepare(name);
      return html.replaceAll(PLACEHOLDER, PREFIX + name);
    },
    inlineIn: async (html) => {
      const { rules, moduleSet } = await source();
      const css = cutRules(rules, modulesOnPage(html, moduleSet)).replaceAll('url(../', 'url(/_next/static/');
      return html.replace(LINK, () => `<style>${css}</style>`);
    },
    whole: async () => {
      const from = await source();
      return [PREFIX + nameOf(from, from.moduleSet)];
    },
    send: files.send,
  };
};

/** During development, pages link the sheets of the framework as they are. */
export const createDevelopmentSheets = (addresses: Options['addresses']): SiteSheets => {
  const linkIn = async (html: string): Promise<string> => {
    const links = (await addresses()).map((href) => `<link rel="stylesheet" href="${href}">`);
    return html.replace(LINK, () => links.join(''));
  };
  return { placeholder: PLACEHOLDER, prepare: () => undefined, linkIn, inlineIn: linkIn, whole: addresses };
};

interface Source {
  readonly rules: ReturnType<typeof readRules>;
  /** The modules, in the order of the sheet; a sheet's name has a bit for each. */
  readonly allModules: readonly string[];
  readonly moduleSet: ReadonlySet<string>;
  /** A hash of all rules. */
  readonly version: string;
}

const loadSource = async (folder: string, addresses: Options['addresses']): Promise<Source> => {
  const files = await Promise.all(
    (await addresses()).map((address) =>
      readFile(join(folder, address.replace(/^\/_next\/static\//, '').split('?')[0] ?? ''), 'utf8'),
    ),
  );
  const css = files.join('\n');
  const rules = readRules(css);
  const allModules = modulesIn(rules);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { rules, allModules, moduleSet: new Set(allModules), version };
};

/** One bit for each module, as base64url without the empty end. */
const encode = (modules: ReadonlySet<string>, allModules: readonly string[]): string => {
  const bits = new Uint8Array(Math.ceil(allModules.length / 8));
  for (const [place, name] of allModules.entries())
    if (modules.has(name)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
  return Buffer.from(bits).toString('base64url');
};

const decode = (encoded: string, allModules: readonly string[]): ReadonlySet<string> => {
  const bits = Buffer.from(encoded, 'base64url');
  return new Set(allModules.filter((_, place) => ((bits[place >> 3] ?? 0) >> (place & 7)) & 1));
};
