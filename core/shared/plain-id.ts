/** The id of an item of the content platform, whichever way it is written: with braces or dashes, in capitals. */
export const plainId = (id: string): string => id.replace(/[{}-]/g, '').toLowerCase();

/** Whether two ids are of the same item; an empty one is nobody's. */
export const isSameId = (one: string, other: string): boolean =>
  plainId(one) !== '' && plainId(one) === plainId(other);
