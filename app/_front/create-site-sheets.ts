import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteSheets } from '#app/_process/site-sheets.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
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

/** Maximum number of sheets in memory, of some 50 KB each in all encodings. */
const SHEETS_MAX = 200;
/** Only sheets of pages that we rendered are worth the best compression: 60 ms. */
const QUICK_QUALITY = 5;

/**
 * The address of a sheet names its modules and the version of all rules, so every process of the same build can make
 * it, and browsers may cache it forever.
 */
export const createSiteSheets = ({ folder, addresses }: Options): SiteSheets & SendSheet => {
  let loading: Promise<Source> | undefined;
  const source = (): Promise<Source> => {
    loading ??= loadSource(folder, addresses).catch((cause) => {
      // The next page tries again.
      loading = undefined;
      throw cause;
    });
    return loading;
  };
  const sheets = new Map<string, Sheet>();
  const sheetOf = ({ rules, allModules }: Source, name: string, modules: string, quality: number): Sheet => {
    const former = sheets.get(name);
    if (former) return former;
    const css = Buffer.from(cutRules(rules, decode(modules, allModules)));
    const sheet = { css, br: asBrotli(css, quality), gzip: asGzip(css, { level: 9 }) };
    sheets.set(name, sheet);
    for (const oldest of sheets.keys()) {
      if (sheets.size <= SHEETS_MAX) break;
      sheets.delete(oldest);
    }
    return sheet;
  };
  const addressOf = (
    from: Source,
    modules: ReadonlySet<string>,
    quality = constants.BROTLI_MAX_QUALITY,
  ): string => {
    const encoded = encode(modules, from.allModules);
    const name = `${from.version}-${encoded}.css`;
    sheetOf(from, name, encoded, quality);
    return PREFIX + name;
  };

  const respond = async (name: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const from = await source();
    const [, version, modules = ''] = NAME.exec(name) ?? [];
    if (version !== from.version) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
      return;
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const sheet = sheetOf(from, name, modules, QUICK_QUALITY);
    const body = encoding ? await sheet[encoding] : sheet.css;
    response.writeHead(200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return {
    placeholder: PLACEHOLDER,
    prepare: () => void source().catch(() => undefined),
    linkIn: async (html) => {
      const from = await source();
      const address = addressOf(from, modulesOnPage(html, from.moduleSet));
      return html.replaceAll(PLACEHOLDER, address);
    },
    inlineIn: async (html) => {
      const { rules, moduleSet } = await source();
      const css = cutRules(rules, modulesOnPage(html, moduleSet)).replaceAll('url(../', 'url(/_next/static/');
      return html.replace(LINK, () => `<style>${css}</style>`);
    },
    whole: async () => {
      const from = await source();
      // A streamed page waits for it.
      return [addressOf(from, from.moduleSet, QUICK_QUALITY)];
    },
    send: (request, response) => {
      const { method = '', url = '' } = request;
      if (!url.startsWith(PREFIX) || !['GET', 'HEAD'].includes(method)) return false;
      respond(url.slice(PREFIX.length).split('?')[0] ?? '', request, response).catch(() =>
        response.writeHead(503, { 'cache-control': 'no-store' }).end(),
      );
      return true;
    },
  };
};

interface SendSheet {
  /** @returns whether the request was for a sheet */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean;
}

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

interface Sheet extends Readonly<Record<Encoding, Promise<Buffer>>> {
  readonly css: Buffer;
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

const brotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const asBrotli = (css: Buffer, quality: number): Promise<Buffer> =>
  brotli(css, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
