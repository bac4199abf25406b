import type { Language } from '@fairdesk/core/shared';
import { v5 as idFrom } from 'uuid';
import { PLACEHOLDERS } from '../../../shared/layout/placeholders.ts';
import { type AuthoredAncestor, ancestorsOf } from './ancestors-of.ts';
import { type DatasetPage, type Parts, partOf } from './dataset.ts';
import { type Localisation, localise } from './localise.ts';
import type { AuthoredEntry, AuthoredPlaceholders, AuthoredRendering } from './page-schema.ts';

/** Namespace of the ids of pages and renderings: the same page always has the same ids. */
const IDS = '5f0c1d9e-6d0b-4e0e-9c5b-3a7d2f6b8e41';

export interface LayoutSource {
  readonly parts: Parts;
  /** Every page of the folder, for renderings that list the pages above them. */
  readonly pages: readonly DatasetPage[];
  readonly today: string;
  readonly addressOf: Localisation['addressOf'];
}

/** The id of a page, the same in all its languages. */
export const pageIdOf = (site: string, path: string): string => idFrom(`${site}${path}`, IDS);

/** An authored page in one language as a route of the layout service, as JSON. */
export const layoutOf = (
  { site, path, page }: DatasetPage,
  language: Language,
  { parts, pages, today, addressOf }: LayoutSource,
): string => {
  const reading: Localisation = { language, today, addressOf };
  const text = (value: unknown) => ({ value: localise(value ?? '', reading) });
  const name = path.split('/').at(-1) || 'home';
  const ancestors = ancestorsOf(pages, { site, path });
  const place: Place = { site, at: pageIdOf(site, path), parts, ancestors, reading };
  return JSON.stringify({
    name,
    displayName: localise(page.navigationTitle ?? page.title, reading),
    fields: {
      MetaTitle: text(page.title),
      MetaDescription: text(page.description),
      NavigationTitle: text(page.navigationTitle ?? page.title),
      Layout: { value: page.layout },
      ...mapped(page.fields ?? {}, (value) => fieldOf(localise(value, reading))),
    },
    itemId: pageIdOf(site, path),
    templateName: page.template ?? 'Page',
    placeholders: {
      // Every page lists its areas, even empty ones.
      ...Object.fromEntries(Object.values(PLACEHOLDERS).map((name) => [name, []])),
      ...placeholdersOf(page.placeholders, place),
    },
  });
};

interface Place {
  readonly site: string;
  /** The seed of the rendering ids in this place. */
  readonly at: string;
  readonly parts: Parts;
  readonly ancestors: readonly AuthoredAncestor[];
  readonly reading: Localisation;
}

const placeholdersOf = (placeholders: AuthoredPlaceholders, place: Place): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(placeholders).map(([name, entries]) => [
      name,
      entries
        .flatMap((entry) => renderingsOf(entry, place))
        .map((rendering, index) => renderingOf(rendering, { ...place, at: `${place.at}/${name}/${index}` })),
    ]),
  );

const renderingsOf = (entry: AuthoredEntry, { parts, site }: Place): readonly AuthoredRendering[] =>
  'part' in entry ? (partOf(parts, site, entry.part) ?? []) : [entry];

const renderingOf = (rendering: AuthoredRendering, place: Place): unknown => {
  const { component, fields, params, placeholders } = rendering;
  // Breadcrumb ancestors are derived from the folder, so organisers need not write them by hand.
  const data = component === BREADCRUMB ? { ancestors: place.ancestors, ...rendering.data } : rendering.data;
  const read = (value: unknown) => localise(value, place.reading);
  return {
    uid: idFrom(place.at, IDS),
    componentName: component,
    dataSource: '',
    params: mapped(params ?? {}, (value) => String(read(value))),
    ...((fields ?? data) && {
      fields: { ...mapped(fields ?? {}, (value) => fieldOf(read(value))), ...mapped(data ?? {}, read) },
    }),
    ...(placeholders && { placeholders: placeholdersOf(placeholders, place) }),
  };
};

const BREADCRUMB = 'Breadcrumb';

const mapped = (
  values: Readonly<Record<string, unknown>>,
  to: (value: unknown) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));

/** Adds the link type to a link; any other value is passed through. */
const fieldOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('href' in value)) return { value };
  return { value: { linktype: linkTypeOf(String(value.href)), ...value } };
};

const linkTypeOf = (href: string): string => {
  if (href.startsWith('/')) return 'internal';
  if (href.startsWith('#')) return 'anchor';
  return href.startsWith('mailto:') ? 'mailto' : 'external';
};
