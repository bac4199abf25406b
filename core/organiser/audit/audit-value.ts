/** The value of a field; `undefined` for the name of a member that every object has. */
export const auditValue = (values: Readonly<Record<string, unknown>>, field: string): unknown =>
  Object.hasOwn(values, field) ? values[field] : undefined;
