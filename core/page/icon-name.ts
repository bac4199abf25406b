/** The icon of what names none. Source: site spec §9. */
export const DEFAULT_ICON = 'fa-solid fa-icons';

/** An icon of the content: which drawing, of which family. */
export interface IconName {
  readonly family: 'solid' | 'regular' | 'brands';
  /** `calendar-days` */
  readonly name: string;
}

const FAMILIES: ReadonlyMap<string, IconName['family']> = new Map([
  ['fa-solid', 'solid'],
  ['fas', 'solid'],
  ['fa-regular', 'regular'],
  ['far', 'regular'],
  ['fa-brands', 'brands'],
  ['fab', 'brands'],
]);

/**
 * The icon that class names such as `fa-solid fa-calendar-days` stand for; `undefined` where they name none.
 *
 * Without a family it is a solid one. Words that only size or turn an icon come after its name and are left out.
 */
export const iconName = (classes: string): IconName | undefined => {
  const words = classes.trim().toLowerCase().split(/\s+/);
  const family = words.map((word) => FAMILIES.get(word)).find((found) => found !== undefined) ?? 'solid';
  const name = words.find((word) => !FAMILIES.has(word) && /^fa-[a-z0-9-]+$/.test(word));
  return name === undefined ? undefined : { family, name: name.slice('fa-'.length) };
};
