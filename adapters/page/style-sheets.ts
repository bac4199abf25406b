/** The vendor's edge, which hosts the styles of its editor's texts and components. */
export interface StyleHost {
  readonly url: string;
  readonly contextId: string;
}

type Values = Readonly<Record<string, unknown>>;

const LIBRARY_ID = /-library--(\S+)/;
/**
 * Text written in the platform's own editor. Without the flag `g`, which would make the expression stateful.
 */
const EDITED_TEXT = /class=\\?"[^"]*\bck-content\b/;

/**
 * The style sheets for a layout: one for texts of the platform's editor, one per component of its library.
 *
 * Source: site spec §7 "Stylesheets".
 */
export const styleSheetsOf = (route: unknown, { url, contextId }: StyleHost): readonly string[] => {
  if (!isValues(route)) return [];
  const at = (file: string) =>
    `${url.replace(/\/$/, '')}/v1/files/${file}.css?sitecoreContextId=${encodeURIComponent(contextId)}`;
  const ids = new Set(libraryIdsIn(route));
  return [
    ...(EDITED_TEXT.test(JSON.stringify(route)) ? [at('pages/styles/content-styles')] : []),
    ...[...ids].map((id) => at(`components/styles/${encodeURIComponent(id)}`)),
  ];
};

const libraryIdsIn = (component: unknown): readonly string[] => {
  if (!isValues(component)) return [];
  const own = idIn(component);
  const placeholders = isValues(component.placeholders) ? Object.values(component.placeholders) : [];
  const within = placeholders.flatMap((entries) =>
    Array.isArray(entries) ? entries.flatMap(libraryIdsIn) : [],
  );
  return own === '' ? within : [own, ...within];
};

/** From its parameters, else its fields, else the class of a raw element. */
const idIn = ({ params, fields, attributes }: Values): string => {
  const ofParams = isValues(params) ? params : {};
  const ofFields = Object.fromEntries(
    Object.entries(isValues(fields) ? fields : {}).map(([name, field]) => [
      name,
      isValues(field) ? field.value : undefined,
    ]),
  );
  const ofClass = isValues(attributes) ? { Styles: attributes.class } : {};
  return namedIn(ofParams) || namedIn(ofFields) || namedIn(ofClass);
};

const namedIn = ({ CSSStyles, Styles, LibraryId }: Values): string =>
  idOfClass(CSSStyles) || idOfClass(Styles) || (typeof LibraryId === 'string' ? LibraryId : '');

const idOfClass = (styles: unknown): string =>
  typeof styles === 'string' ? (LIBRARY_ID.exec(styles)?.[1] ?? '') : '';

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
