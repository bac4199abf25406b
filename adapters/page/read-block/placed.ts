import { type LinkValue, PLAIN_LOOK, type Placed } from '@fairdesk/core/page';
import { isSameId } from '@fairdesk/core/shared';
import { type Fields, fieldNamed, isRecord } from '../../shared/layout/fields.ts';
import { blockLook } from './block-look.ts';
import { paramOf, type Reading, type Rendering } from './rendering.ts';

/** The content platform's field for each property of a block. */
type FieldNames = Readonly<Record<string, string>>;

/** The properties common to all blocks. @param names of the fields that can be edited in place */
export const placed = (rendering: Rendering, reading: Reading, names: FieldNames = {}): Placed => {
  const { uid, dataSource, fields } = rendering;
  const isOwnPage = isSameId(dataSource ?? '', reading.itemId);
  const look = blockLook((name) => paramOf(rendering, name), isOwnPage);
  const isPlain = JSON.stringify(look) === JSON.stringify(PLAIN_LOOK);
  return {
    uid: reading.uniqueUid(uid),
    ...(!isPlain && { look }),
    ...(dataSource === '' && isEmpty(fields) && !isEmpty(names) && { lacksSource: true }),
    ...editingOf(fields, reading, names),
  };
};

/** The editing metadata of fields, while the page is in the editor. */
export const editingOf = (
  fields: Fields,
  { editMode }: Reading,
  names: FieldNames,
): Pick<Placed, 'editing'> => {
  if (editMode === undefined) return {};
  const collect = (of: (field: Fields) => string) =>
    Object.fromEntries(
      Object.entries(names).flatMap(([property, name]) => {
        const field = fieldNamed(fields, name);
        const value = isRecord(field) ? of(field) : '';
        return value === '' ? [] : [[property, value]];
      }),
    );
  const editing =
    editMode === 'sent-markup' ? { fields: {}, markup: collect(markupOf) } : { fields: collect(metadataOf) };
  return isEmpty(editing.markup ?? editing.fields) ? {} : { editing };
};

/** A placeholder link for an item without a target: hidden from visitors, rendered in the editor. */
export const linkToCome = ({ editMode }: Reading): LinkValue | undefined =>
  editMode === undefined ? undefined : { href: '#', text: '', target: '' };

const metadataOf = ({ metadata }: Fields): string => (isRecord(metadata) ? JSON.stringify(metadata) : '');

/** The editable markup that the older editor sends for a field; a link is sent in two halves. */
const markupOf = ({ editable, editableFirstPart, editableLastPart }: Fields): string =>
  [editable, editableFirstPart, editableLastPart].filter((part) => typeof part === 'string').join('');

const isEmpty = (record: Fields): boolean => Object.keys(record).length === 0;
