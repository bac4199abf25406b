import type { FieldDescription } from '@fairdesk/core/editor';
import { NESTING_MAX } from '@fairdesk/core/page';
import { z } from 'zod';
import { describedField, describedFields } from '../../shared/block-descriptions/described-fields.ts';
import { ARTICLE_FIELDS } from '../../shared/block-descriptions/page-fields.ts';
import { PLACEHOLDERS } from '../../shared/layout/placeholders.ts';
import type { Layout } from '../content/layout-schema.ts';

/** The searchable content of a public page. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly type: 'page' | 'news';
  /** Whether the page is the exhibitor page, which each exhibitor has under its own address. */
  readonly isOfExhibitors: boolean;
}

const Rendering = z.object({
  componentName: z.string(),
  params: z.record(z.string(), z.unknown()).catch({}),
  fields: z.unknown().optional(),
  placeholders: z.record(z.string(), z.array(z.unknown())).catch({}),
});
type Rendering = z.infer<typeof Rendering>;

/** Blocks with personal data: pages that contain them require a sign-in, so they are not indexed. */
const BLOCKS_FOR_PEOPLE: readonly string[] = [
  'AccreditationButton',
  'AwardRegistration',
  'AwardSummary',
  'ClosedAwards',
  'CompanyProfile',
  'CountdownTile',
  'EventChooser',
  'MessagesList',
  'OpenAwards',
  'ParticipationChooser',
  'StandBannerNameTile',
  'StandTile',
  'TaskList',
  'TaskOverview',
  'UpcomingTasks',
  'VisitConnectButton',
];

/**
 * The searchable content of a page; `undefined` for a page that is not public, or is the search page itself.
 */
export const pageWords = ({ fields, placeholders, displayName }: Layout): PageWords | undefined => {
  const all = Object.values(placeholders).flatMap((entries) => renderingsIn(entries, () => true));
  const has = (name: string) => all.some(({ componentName }) => componentName === name);
  if (has('Search') || BLOCKS_FOR_PEOPLE.some(has)) return undefined;
  // The menus around the main area are the same on every page.
  const renderings = renderingsIn(placeholders[PLACEHOLDERS.main] ?? [], isForAll);
  return {
    title: textOf(fields.MetaTitle) || displayName,
    description: textOf(fields.MetaDescription),
    text: [
      ...renderings.flatMap((part) => textsIn(part.fields, describedFields(part.componentName))),
      ...(renderings.some(isArticle) ? textsIn(fields, ARTICLE_FIELDS) : []),
    ].join(' '),
    tags: tagsOf(fields.Tags),
    type: renderings.some(isArticle) ? 'news' : 'page',
    isOfExhibitors: has('ExhibitorProfile'),
  };
};

/** Every rendering at any depth, skipping the contents of those that do not pass. */
const renderingsIn = (
  entries: readonly unknown[],
  passes: (rendering: Rendering) => boolean,
  depth = 1,
): readonly Rendering[] =>
  depth > NESTING_MAX
    ? []
    : entries.flatMap((entry) => {
        const { data: rendering } = Rendering.safeParse(entry);
        if (rendering === undefined || !passes(rendering)) return [];
        const nested = Object.entries(rendering.placeholders)
          .filter(([key]) => isRendered(rendering, key))
          .flatMap(([, inside]) => renderingsIn(inside, passes, depth + 1));
        return [rendering, ...nested];
      });

/** The fields of an article's page hold its text. */
const isArticle = ({ componentName }: Rendering): boolean => componentName === 'NewsArticle';

/** Content personalised for some participation types is not public. */
const isForAll = ({ componentName, params, fields }: Rendering): boolean =>
  componentName !== 'PersonalizedWrapper' ||
  (String(params.ParticipationTypes ?? '') === '' &&
    textOf(z.record(z.string(), z.unknown()).catch({}).parse(fields).ParticipationTypes) === '');

/** The page omits a column that its editor disabled. */
const isRendered = ({ componentName, params }: Rendering, key: string): boolean => {
  const enabled = String(params.EnabledPlaceholders ?? '').match(/\d+/g);
  const column = /^column-(\d+)-/.exec(key)?.[1];
  return componentName !== 'ColumnSplitter' || !enabled || column === undefined || enabled.includes(column);
};

/** Fields rendered as text; other fields hold styles or links. */
const TEXT_FIELDS = new Set(
  [
    'Title',
    'SubTitle',
    'Introduction',
    'Content',
    'Text',
    'Question',
    'Answer',
    'Name',
    'Role',
    'ImageCaption',
  ].map((name) => name.toLowerCase()),
);

/**
 * The texts of a rendering's fields, including nested items. Plain fields are indexed as typed; rich text, and a field
 * without a description, without its tags.
 */
const textsIn = (fields: unknown, described: readonly FieldDescription[], depth = 0): readonly string[] => {
  if (depth > NESTING_MAX || typeof fields !== 'object' || fields === null) return [];
  if (Array.isArray(fields)) return fields.flatMap((item: unknown) => textsIn(item, described, depth + 1));
  return Object.entries(fields).flatMap(([name, field]: [string, unknown]) => {
    const description = describedField(described, name);
    if (TEXT_FIELDS.has(name.toLowerCase())) {
      const text = textOf(field);
      return [description === undefined || description.holds === 'html' ? plain(text) : text];
    }
    return textsIn(field, description?.each ?? (WRAPPERS.has(name) ? described : []), depth + 1);
  });
};

/** The parts of a list or an item that hold its fields. */
const WRAPPERS = new Set(['fields', 'field', 'value', 'results', 'targetItems', 'jsonValue']);

const Text = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]).catch('');

const textOf = (field: unknown): string => Text.parse(field);

/** Strips tags, and replaces character references by spaces: only words matter. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w{1,10};/g, ' ');

/** A delimited text, or a list of named items. */
const Tags = z
  .union([
    z.string().transform((list) => list.split(/[|,]/)),
    z.array(
      z.union([
        z
          .object({ fields: z.object({ Title: z.unknown() }) })
          .transform(({ fields }) => textOf(fields.Title)),
        z.object({ displayName: z.string() }).transform(({ displayName }) => displayName),
      ]),
    ),
  ])
  .catch([]);

const tagsOf = (field: unknown): readonly string[] => {
  const value = z.object({ value: z.unknown() }).safeParse(field).data?.value ?? field;
  return Tags.parse(value)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
};
