import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import type { DatasetPage, Parts } from '../dataset/read/dataset.ts';
import { openFolder } from '../dataset/read/dataset-folder.ts';
import { layoutOf } from '../dataset/read/layout-of.ts';
import { readPages } from '../dataset/read/read-pages.ts';
import { type StarterFair, starterTexts } from './starter-texts.ts';

/** The kinds of sites that have starter pages: that of a fair, and the one of the portal itself. */
type StarterKind = 'fair' | 'portal';

/** A starter page in one language. */
export interface StarterLayout {
  /** `/practical-information` */
  readonly path: string;
  readonly language: Language;
  /** JSON, in the layout service's format. */
  readonly layout: string;
}

interface StarterSite {
  readonly kind: StarterKind;
  /** The name of the site, which the ids of its pages are derived from. */
  readonly site: string;
  readonly fair: StarterFair;
}

/** The pages with which a site begins, in every language; organisers replace them with their own. */
export const starterLayouts = async ({
  kind,
  site,
  fair,
}: StarterSite): Promise<readonly StarterLayout[]> => {
  const { pages, parts } = await templates();
  const own = pages.filter((page) => page.site === kind).map((page) => ({ ...page, site }));
  const source = {
    parts: renamed(parts, kind, site),
    pages: own,
    today: '',
    addressOf: (picture: string) => picture,
  };
  return LANGUAGES.flatMap((language) => {
    const texts = starterTexts(fair, site, language);
    return own.map((page) => ({
      path: page.path,
      language,
      layout: filled(layoutOf(page, language, source), texts),
    }));
  });
};

interface Templates {
  readonly pages: readonly DatasetPage[];
  readonly parts: Parts;
}

/** Read once per process: the files belong to the program. */
let reading: Promise<Templates> | undefined;

const templates = (): Promise<Templates> => {
  reading ??= read();
  return reading;
};

const read = async (): Promise<Templates> => {
  const folder = await openFolder(new URL('.', import.meta.url).pathname);
  const { pages, parts, faults } = readPages(new Map([...folder].filter(([file]) => file.endsWith('.json'))));
  if (faults.length > 0) throw new Error(`A starter page is invalid: ${JSON.stringify(faults[0])}`);
  return { pages: pages.map(({ value }) => value), parts };
};

/** A part of the template belongs to the site that is made of it. */
const renamed = (parts: Parts, kind: StarterKind, site: string): Parts =>
  new Map([...parts].map(([name, part]) => [name.replace(`${kind}/`, `${site}/`), part]));

/** Fills in placeholders inside JSON texts. */
const filled = (json: string, texts: Readonly<Record<string, string>>): string =>
  json.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const text = texts[name];
    return text === undefined ? whole : JSON.stringify(text).slice(1, -1);
  });
