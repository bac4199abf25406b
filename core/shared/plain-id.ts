/** Normalises an item id of the content platform, which may come with braces, dashes or capitals. */
export const plainId = (id: string): string => id.replace(/[{}-]/g, '').toLowerCase();

/** Whether two ids name the same item; an empty id matches none. */
export const isSameId = (one: string, other: string): boolean =>
  plainId(one) !== '' && plainId(one) === plainId(other);
