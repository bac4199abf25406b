import { displayTitle, wildcardElements } from '@fairdesk/core/navigation';
import {
  type Area,
  type AreaNames,
  DEFAULT_PAGE_TITLE,
  type EditMode,
  type Page,
  type PageAddress,
  type PageLayout,
  type PageState,
} from '@fairdesk/core/page';
import { decodeAddress, type Failure, isLanguage, type Language, localPath } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { textOf } from '../shared/layout/fields.ts';
import { areasOf } from './area-names.ts';
import { imageOf, type Place } from './field-values.ts';
import type { Layout } from './layout-schema.ts';
import { readBlocksOf } from './read-block/read-block.ts';
import { Rendering } from './read-block/rendering.ts';
import { readNavigation } from './read-navigation.ts';
import { type StyleHost, styleSheetsOf } from './style-sheets.ts';

/** The settings for reading a layout, from any source. */
export interface LayoutSettings {
  /** The hosts allowed in frames. */
  readonly frameHosts: readonly string[];
  /** Names of the product's own cookies. */
  readonly cookieNames?: readonly string[];
  /** The public address of the pages: `https://desk.fair.example`; the prefix of absolute addresses. */
  readonly publicUrl?: string;
  /** The platform's own names of the areas, where they differ: `{ main: 'jss-main' }`. */
  readonly areas?: AreaNames;
  /** Where the platform's editor stores its style sheets; absent when it has none. */
  readonly styleHost?: StyleHost;
}

/** Who gets the page. */
type Trust = 'visitor' | 'editor';

/**
 * Reads a layout into a page.
 *
 * @param trust `editor`: the layout came from the editor, so its raw markup is rendered unchanged
 */
export const readPage =
  ({ site, folder, path, language }: PageAddress, settings: LayoutSettings, trust: Trust = 'visitor') =>
  ({ sitecore: { route, context } }: Layout): Result<Page, Failure> => {
    if (!route) return err({ kind: 'not-found', what: `page ${path} of ${site}` });
    const { frameHosts, cookieNames = [], areas = {} } = settings;
    const state = stateOf(context);
    const editMode = state === 'edit' ? editModeOf(context, trust) : undefined;
    const place = {
      folder,
      language,
      path,
      pageFields: route.fields,
      ...selfOf({ context, route, path, folder, language }, settings),
    };
    return ok({
      site,
      path,
      language,
      languages: languagesOf(context, route, language),
      state,
      ...(editMode && { editMode }),
      itemId: route.itemId,
      name: route.name || headingOf(route),
      ...(route.itemVersion !== undefined && { version: String(route.itemVersion) }),
      styleSheets: settings.styleHost ? styleSheetsOf(route, settings.styleHost) : [],
      ...toPage(route, { ...place, editMode, trust, frameHosts, cookieNames, areas }),
    });
  };

type Context = Layout['sitecore']['context'];

interface PageContext {
  readonly context: Context;
  readonly route: Route;
  readonly path: string;
  readonly folder: string;
  readonly language: Language;
}

/** The page itself, for blocks that refer to it. */
const selfOf = (
  { context, route, path, folder, language }: PageContext,
  { publicUrl = '' }: LayoutSettings,
): Pick<Place, 'crumb' | 'shared'> => {
  const elements = wildcardElements(context.itemPath, path).map(decodeAddress);
  const title = textOf(route.fields, 'NavigationTitle') || headingOf(route);
  const wildcardTitle = elements.at(-1) ?? title;
  const within = folder === '' ? path : `/${folder}${path === '/' ? '' : path}`;
  return {
    crumb: { title, wildcardTitle, wildcardElements: elements },
    shared: {
      url: `${publicUrl}${localPath({ language, path: within })}`,
      title: displayTitle(title, wildcardTitle),
    },
  };
};

/**
 * The title of a page: MetaTitle, else the name in the navigation, the vendor's own title field, or the display
 * name; only without any of them the default title. Source: site spec §2 "page title"; the fallbacks are ours.
 */
const headingOf = ({ fields, displayName }: Route): string =>
  ['MetaTitle', 'NavigationTitle', 'Title']
    .map((name) => textOf(fields, name))
    .concat(displayName)
    .map((name) => name.trim())
    .find(Boolean) ?? DEFAULT_PAGE_TITLE;

/** If the platform lists no languages, the item's own language still reveals whether it is a fallback. */
const languagesOf = (
  { languages }: Context,
  { itemLanguage }: Route,
  language: Language,
): readonly Language[] => {
  const listed = languages.filter(isLanguage);
  if (listed.length > 0) return listed;
  return isLanguage(itemLanguage) && itemLanguage !== language ? [itemLanguage] : [];
};

const stateOf = ({ pageEditing, pageState }: Context): PageState => {
  if (pageEditing || pageState === 'edit') return 'edit';
  return pageState === 'preview' ? 'preview' : 'normal';
};

/**
 * Only the editor may send markup, and does so unless it uses metadata mode; other pages get at most our own
 * markers.
 */
const editModeOf = ({ editMode }: Context, trust: Trust): EditMode =>
  trust === 'editor' && editMode !== 'metadata' ? 'sent-markup' : 'own-marks';

type Route = NonNullable<Layout['sitecore']['route']>;

interface ContentPlace extends Place {
  readonly editMode: EditMode | undefined;
  readonly trust: Trust;
  readonly frameHosts: readonly string[];
  readonly cookieNames: readonly string[];
  readonly areas: AreaNames;
}

const toPage = (
  route: Route,
  { editMode, trust, frameHosts, cookieNames, areas, ...place }: ContentPlace,
): Omit<
  Page,
  keyof PageAddress | 'languages' | 'state' | 'editMode' | 'itemId' | 'name' | 'version' | 'styleSheets'
> => {
  const { itemId, fields } = route;
  const { areas: contents, unknownAreas, names } = areasOf(route.placeholders, areas);
  const tooDeep = new Set<string>();
  const blocks = readBlocksOf({
    ...{ ...place, itemId, frameHosts, cookieNames, editMode },
    onTooDeep: (name) => tooDeep.add(name),
  });
  const frames = (area: Area, name: string) =>
    renderingsOf(contents[area]).find(({ componentName }) => componentName === name);
  /** The frame's own rendering of an area is not a block, but the editor still needs it as a container. */
  const besides = (area: Area, name: string) => {
    const entries = contents[area];
    if (!Array.isArray(entries)) return [];
    const placeOf = ({ uid }: Rendering) =>
      editMode === 'own-marks' ? [{ uid, componentName: 'Container' }] : [];
    return blocks(
      entries.flatMap((entry) => (isNamed(entry, name) ? renderingsOf([entry]).flatMap(placeOf) : [entry])),
    );
  };
  const image = imageOf(fields, 'OpenGraphImageUrl');
  return {
    title: displayTitle(headingOf(route), place.crumb.wildcardTitle),
    heading: displayTitle(headingOf(route), place.crumb.wildcardTitle),
    description: textOf(fields, 'MetaDescription'),
    ...(image && { image }),
    layout: layoutNamed(textOf(fields, 'Layout')),
    navigation: readNavigation(frames('header', HEADER), frames('footer', FOOTER), place),
    bodyTop: blocks(contents.bodyTop),
    header: besides('header', HEADER),
    shell: blocks(contents.shell),
    main: blocks(contents.main),
    footer: besides('footer', FOOTER),
    ...(unknownAreas.length > 0 && { unknownAreas }),
    // Filled while the areas above are read.
    ...(tooDeep.size > 0 && { tooDeep: [...tooDeep] }),
    ...((editMode || trust === 'editor') && { areaNames: names }),
  };
};

const isNamed = (entry: unknown, name: string): boolean =>
  renderingsOf([entry]).some(({ componentName }) => componentName === name);

const renderingsOf = (entries: unknown): readonly Rendering[] =>
  Array.isArray(entries)
    ? entries.flatMap((entry) => {
        const { data } = Rendering.safeParse(entry);
        return data ? [data] : [];
      })
    : [];

const HEADER = 'Header';
const FOOTER = 'Footer';

const LAYOUTS: ReadonlyMap<string, PageLayout> = new Map([
  ['portal', 'portal'],
  ['event', 'event'],
  ['eventempty', 'event-empty'],
  ['emptyevent', 'event-empty'],
]);

/** Normalises the name of a layout: `event-empty`, `Empty Event Layout`; an unknown name means `event`. */
const layoutNamed = (name: string): PageLayout =>
  LAYOUTS.get(name.toLowerCase().replace(/layout|[^a-z]/g, '')) ?? 'event';
