import { looseKey } from '@fairdesk/core/organiser';

/**
 * A key of its own for each column of a list: the {@link looseKey} of its heading.
 *
 * The second `E-mail` is `email2`, and a column without a heading is called after its place: `column3`.
 */
export const columnKeys = (headings: readonly string[]): readonly string[] => {
  const names = headings.map(looseKey);
  const used = new Set<string>();
  const reserved = new Set(names);
  // By start, so that a list of equal headings takes linear time.
  const numbers = new Map<string, number>();
  const freeKey = (start: string): string => {
    let number = numbers.get(start) ?? 2;
    while (used.has(`${start}${number}`) || reserved.has(`${start}${number}`)) number += 1;
    numbers.set(start, number + 1);
    return `${start}${number}`;
  };
  return names.map((name, place) => {
    const start = name || `column${place + 1}`;
    const isFree = !used.has(start) && (name !== '' || !reserved.has(start));
    const key = isFree ? start : freeKey(start);
    used.add(key);
    return key;
  });
};
