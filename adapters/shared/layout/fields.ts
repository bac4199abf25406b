/** The fields of a rendering or item as the layout service sends them. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The value of a field in any format: `{ value }`, `{ jsonValue }` with either of the others, or bare as in the
 * result of a component's own query. Names are case-insensitive: `mP4Movie`, `MP4Movie`.
 */
export const fieldValue = (fields: Fields, name: string): unknown => {
  const field = fieldNamed(fields, name);
  if (!isRecord(field)) return field;
  if (Object.hasOwn(field, 'value')) return field.value;
  if (Object.hasOwn(field, 'jsonValue')) return fieldValue(field, 'jsonValue');
  return field;
};

/** A plain text; numbers are converted, anything else becomes empty. */
export const textOf = (fields: Fields, name: string): string => {
  const value = fieldValue(fields, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The field itself, with the editor's metadata. */
export const fieldNamed = (fields: Fields, name: string): unknown => {
  if (Object.hasOwn(fields, name)) return fields[name];
  const plain = name.toLowerCase();
  const key = Object.keys(fields).find((each) => each.toLowerCase() === plain);
  return key === undefined ? undefined : fields[key];
};

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields of a rendering; a component's own query nests them: `{ data: { datasource: { field: … } } }`. The
 * vendor's navigation sends a bare list, which becomes the field `Items`.
 */
export const fieldsOf = (fields: unknown): Fields => {
  if (Array.isArray(fields)) return { Items: fields };
  if (!isRecord(fields)) return {};
  const { data } = fields;
  if (!isRecord(data)) return fields;
  const item = [data.datasource, data.item, data.contextItem].find(isRecord);
  return item ? { ...data, ...(isRecord(item.field) && item.field), ...item } : data;
};

/** The value of each field, in any format. */
export const bare = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, fieldValue(fields, name)]));
