import { NESTING_MAX } from '@fairdesk/core/page';
import { z } from 'zod';
import type { Layout } from '../content/layout-schema.ts';

/** What a page that anybody may read is found by. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly tags: readonly string[];
  /** It stands for the exhibitors, each under its own address. */
  readonly isOfExhibitors: boolean;
}

const Rendering = z.object({
  componentName: z.string(),
  params: z.record(z.string(), z.unknown()).catch({}),
  fields: z.unknown().optional(),
  placeholders: z.record(z.string(), z.array(z.unknown())).catch({}),
});
type Rendering = z.infer<typeof Rendering>;

/** Blocks that know whoever reads them: a page with one of them is for people who signed in, and found by nobody. */
const BLOCKS_FOR_PEOPLE: readonly string[] = [
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
];

/** Where what a page is about stands; menus around it are the same on every page. */
const MAIN = 'headless-main';
/** The longest text of a page that is looked through, in characters. */
const LONGEST_TEXT = 50_000;

/** The words of a page; `undefined` where not everybody may read it, or where it only searches. */
export const pageWords = ({ fields, placeholders, displayName }: Layout): PageWords | undefined => {
  const all = Object.values(placeholders).flatMap((entries) => renderingsIn(entries, () => true));
  const has = (name: string) => all.some(({ componentName }) => componentName === name);
  if (has('Search') || BLOCKS_FOR_PEOPLE.some(has)) return undefined;
  const shown = renderingsIn(placeholders[MAIN] ?? [], isForAll);
  return {
    title: textOf(fields.MetaTitle) || displayName,
    description: textOf(fields.MetaDescription),
    text: [...shown, ...(shown.some(isArticle) ? [{ fields }] : [])]
      .flatMap((part) => textsIn(part.fields))
      .join(' ')
      .slice(0, LONGEST_TEXT),
    tags: tagsOf(fields.Tags),
    isOfExhibitors: has('ExhibitorProfile'),
  };
};

/** Every rendering, at whatever depth, but within those that do not pass. */
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
          .filter(([key]) => isDrawn(rendering, key))
          .flatMap(([, inside]) => renderingsIn(inside, passes, depth + 1));
        return [rendering, ...nested];
      });

/** What an article says stands in the fields of its page. */
const isArticle = ({ componentName }: Rendering): boolean => componentName === 'NewsArticle';

/** What one kind of exhibitor sees is not for everybody. */
const isForAll = ({ componentName, params, fields }: Rendering): boolean =>
  componentName !== 'PersonalizedWrapper' ||
  (String(params.ParticipationTypes ?? '') === '' &&
    textOf(z.record(z.string(), z.unknown()).catch({}).parse(fields).ParticipationTypes) === '');

/** A column that its editor switched off is on no page. */
const isDrawn = ({ componentName, params }: Rendering, key: string): boolean => {
  const enabled = String(params.EnabledPlaceholders ?? '').match(/\d+/g);
  const column = /^column-(\d+)-/.exec(key)?.[1];
  return componentName !== 'ColumnSplitter' || !enabled || column === undefined || enabled.includes(column);
};

/** The fields that are drawn as texts; others say how something looks or where it leads. */
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

/** The texts of a rendering's fields, and of the items they list. */
const textsIn = (fields: unknown, depth = 0): readonly string[] => {
  if (depth > NESTING_MAX || typeof fields !== 'object' || fields === null) return [];
  if (Array.isArray(fields)) return fields.flatMap((item: unknown) => textsIn(item, depth + 1));
  return Object.entries(fields).flatMap(([name, field]: [string, unknown]) => {
    if (TEXT_FIELDS.has(name.toLowerCase())) return [plain(textOf(field))];
    return textsIn(field, depth + 1);
  });
};

const Text = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)]).catch('');

const textOf = (field: unknown): string => Text.parse(field);

/** Without tags, and with what stands for a sign replaced by a space: words are all that counts. */
const plain = (html: string): string => html.replaceAll(/<[^>]*>|&#?\w{1,10};/g, ' ');

/** Written in one text, or items that are called something. */
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
