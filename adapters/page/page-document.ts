import type {
  DocumentBlock,
  DocumentPlace,
  FieldContent,
  FieldRecord,
  PageDocument,
} from '@fairdesk/core/editor';
import { descriptionOf } from '@fairdesk/core/editor';
import { BLOCK_DESCRIPTIONS } from '../shared/block-descriptions/block-descriptions.ts';
import { ARTICLE_FIELDS, PAGE_FIELDS } from '../shared/block-descriptions/page-fields.ts';
import { type Fields, isRecord } from '../shared/layout/fields.ts';
import { documentWire } from './document-wire.ts';
import { contentsOf, withContents } from './field-contents.ts';

/** The part of a stored page that its editor changes. */
export interface StoredLayout {
  readonly fields: Fields;
  readonly placeholders: Readonly<Record<string, readonly unknown[]>>;
}

/** A page that is no article has none of the fields of one. */
const OWN_FIELDS = [...PAGE_FIELDS, ...ARTICLE_FIELDS];

/**
 * Reads a stored page as a document. What no description names stays in it as it is, so that
 * {@link layoutOf} gives the same page again.
 */
export const documentOf = (layout: StoredLayout): PageDocument => documentWire.read(wireDocumentOf(layout));

/** A stored page with what its editor made of it. */
export const layoutOf = <Layout extends StoredLayout>(document: PageDocument, stored: Layout): Layout =>
  wireLayoutOf(documentWire.write(document), stored);

/** Reads a stored page as a document in the form of the API: areas have the names of their placeholders. */
export const wireDocumentOf = ({ fields, placeholders }: StoredLayout): PageDocument => {
  const idOf = uniqueIds();
  return {
    fields: contentsOf(fields, OWN_FIELDS),
    areas: placesOf(placeholders, idOf),
  };
};

/** A stored page with a document in the form of the API. */
export const wireLayoutOf = <Layout extends StoredLayout>(
  document: PageDocument,
  stored: Layout,
): Layout => ({
  ...stored,
  fields: withContents(stored.fields, OWN_FIELDS, document.fields),
  placeholders: placeholdersOf(document.areas),
});

type IdOf = (uid: unknown) => string;

/** The id of a second block with the same uid, or without one, ends with `#` and a number. */
const uniqueIds = (): IdOf => {
  const usedIds = new Set<string>();
  return (uid) => {
    const own = typeof uid === 'string' ? uid : '';
    let id = own;
    for (let next = 2; id === '' || usedIds.has(id); next += 1) id = `${own}#${next}`;
    usedIds.add(id);
    return id;
  };
};

const uidOf = (id: string): string => id.replace(/#\d+$/, '');

const placesOf = (placeholders: Fields, idOf: IdOf): readonly DocumentPlace[] =>
  Object.entries(placeholders).flatMap(([key, entries]) =>
    Array.isArray(entries) ? [{ key, blocks: entries.map((entry) => blockOf(entry, idOf)) }] : [],
  );

const placeholdersOf = (places: readonly DocumentPlace[]): Record<string, unknown[]> =>
  Object.fromEntries(places.map(({ key, blocks }) => [key, blocks.map(renderingOf)]));

/** The component of a block whose entry is no rendering, such as markup of another editor. */
const RAW_COMPONENT = 'HTML';
/** The name under which a block holds such an entry. */
const RAW = 'raw';

const blockOf = (entry: unknown, idOf: IdOf): DocumentBlock => {
  if (!isRendering(entry))
    return {
      id: idOf(''),
      component: RAW_COMPONENT,
      fields: {},
      params: {},
      places: [],
      kept: { [RAW]: contentOf(entry) },
    };
  const { componentName, params, placeholders, ...others } = entry;
  const own = isRecord(params) ? params : {};
  const inner = isRecord(placeholders) ? placeholders : {};
  const rest = {
    ...others,
    ...extraEntries('params', params, (value) => typeof value !== 'string'),
    ...extraEntries('placeholders', placeholders, (value) => !Array.isArray(value)),
  };
  return {
    id: idOf(entry.uid),
    component: componentName,
    fields: isRecord(others.fields) ? contentsOf(others.fields, fieldsOf(componentName)) : {},
    params: Object.fromEntries(
      Object.entries(own).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
    places: placesOf(inner, idOf),
    kept: recordOf(rest),
  };
};

const isRendering = (entry: unknown): entry is Fields & { readonly componentName: string } =>
  isRecord(entry) &&
  typeof entry.componentName === 'string' &&
  !['', RAW_COMPONENT].includes(entry.componentName);

/** The entries of a part that the document does not hold otherwise; an empty part is kept as empty. */
const extraEntries = (name: string, part: unknown, isKept: (value: unknown) => boolean): Fields => {
  if (part === undefined) return {};
  if (!isRecord(part)) return { [name]: part };
  return { [name]: Object.fromEntries(Object.entries(part).filter(([, value]) => isKept(value))) };
};

const renderingOf = ({ id, component, fields, params, places, kept }: DocumentBlock): unknown => {
  if (component === RAW_COMPONENT && RAW in kept) return kept[RAW];
  const stored = isRecord(kept.fields) ? kept.fields : {};
  const isPlain = kept.fields === undefined || isRecord(kept.fields);
  const written = isPlain ? withContents(stored, fieldsOf(component), fields) : kept.fields;
  const uid = uidOf(id);
  return {
    ...kept,
    ...(uid !== '' && { uid }),
    componentName: component,
    ...((kept.fields !== undefined || Object.keys(fields).length > 0) && { fields: written }),
    ...joined('params', kept.params, params),
    ...joined('placeholders', kept.placeholders, placeholdersOf(places)),
  };
};

const joined = (name: string, stored: FieldContent | undefined, own: Fields): Fields => {
  if (stored === undefined) return Object.keys(own).length > 0 ? { [name]: own } : {};
  if (isRecord(stored)) return { [name]: { ...stored, ...own } };
  return { [name]: Object.keys(own).length > 0 ? own : stored };
};

const fieldsOf = (component: string) => descriptionOf(BLOCK_DESCRIPTIONS, component)?.fields ?? [];

/** Stored pages are JSON. */
const contentOf = (value: unknown): FieldContent => value as FieldContent;
const recordOf = (value: Fields): FieldRecord => value as FieldRecord;
