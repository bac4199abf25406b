import { URI_TYPES, type Uri } from '@fairdesk/core/profile';

/** How an edit changes the stored links. */
export interface UriEdit<T extends Uri> {
  readonly removed: readonly T[];
  /** The stored links that get another address. */
  readonly changed: readonly { readonly uri: T; readonly url: string }[];
  readonly added: readonly Uri[];
}

/**
 * Compares the links of an edit with the stored ones. The form has one field per type, with the first stored
 * link; so an edit replaces or removes that one, and never another link of the type.
 */
export const uriEdit = <T extends Uri>(stored: readonly T[], uris: readonly Uri[]): UriEdit<T> => {
  const edits = URI_TYPES.map((type) => editOf(stored.filter(ofType(type)), uris.filter(ofType(type))));
  return {
    removed: edits.flatMap(({ removed }) => removed),
    changed: edits.flatMap(({ changed }) => changed),
    added: edits.flatMap(({ added }) => added),
  };
};

/** The links after the edit, ordered by type. */
export const editedUris = (stored: readonly Uri[], uris: readonly Uri[]): readonly Uri[] => {
  const { removed, changed, added } = uriEdit(stored, uris);
  const urls = new Map(changed.map(({ uri, url }) => [uri, url]));
  const retained = stored.filter((uri) => !removed.includes(uri));
  return [...retained.map((uri) => ({ ...uri, url: urls.get(uri) ?? uri.url })), ...added].toSorted(
    (one, other) => URI_TYPES.indexOf(one.type) - URI_TYPES.indexOf(other.type),
  );
};

const editOf = <T extends Uri>(stored: readonly T[], uris: readonly Uri[]): UriEdit<T> => {
  const [editable] = stored;
  const added = uris.filter(({ url }) => !stored.some((uri) => uri.url === url));
  const [first, ...others] = added;
  if (editable === undefined || uris.some(({ url }) => url === editable.url))
    return { removed: [], changed: [], added };
  return first === undefined
    ? { removed: [editable], changed: [], added: [] }
    : { removed: [], changed: [{ uri: editable, url: first.url }], added: others };
};

const ofType =
  (type: Uri['type']) =>
  (uri: Uri): boolean =>
    uri.type === type;
