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
  const freeKey = (start: string): string => {
    for (let number = 2; ; number += 1) {
      const key = `${start}${number}`;
      if (!used.has(key) && !reserved.has(key)) return key;
    }
  };
  return names.map((name, place) => {
    const start = name || `column${place + 1}`;
    const isFree = !used.has(start) && (name !== '' || !reserved.has(start));
    const key = isFree ? start : freeKey(start);
    used.add(key);
    return key;
  });
};
