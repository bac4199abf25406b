/** The fields of one rendering or item as the layout service sends them; its words end in this folder. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * What a field holds, whichever way it was sent: `{ value }`, `{ jsonValue: { value } }`, or bare as in the
 * result of a component's own query. Names are found whatever their capitals: `mP4Movie`, `MP4Movie`.
 */
export const fieldValue = (fields: Fields, name: string): unknown => {
  const field = fieldNamed(fields, name);
  if (!isRecord(field)) return field;
  if (Object.hasOwn(field, 'value')) return field.value;
  if (isRecord(field.jsonValue)) return field.jsonValue.value;
  return field;
};

/** The field itself, with what the editor knows of it. */
export const fieldNamed = (fields: Fields, name: string): unknown => {
  if (Object.hasOwn(fields, name)) return fields[name];
  const plain = name.toLowerCase();
  const key = Object.keys(fields).find((each) => each.toLowerCase() === plain);
  return key === undefined ? undefined : fields[key];
};

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a rendering; those of a component's own query lie deeper: `{ data: { datasource: … } }`. */
export const fieldsOf = (fields: unknown): Fields => {
  if (!isRecord(fields)) return {};
  const { data } = fields;
  if (!isRecord(data)) return fields;
  const item = [data.datasource, data.item, data.contextItem].find(isRecord);
  return item ? { ...data, ...item } : data;
};

/** What each field holds, whichever way it was sent. */
export const bare = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, fieldValue(fields, name)]));
