/** The fallback icon. Source: site spec §9. */
export const DEFAULT_ICON = 'fa-solid fa-icons';

/** An icon from the content: its family and name. */
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
 * Parses class names such as `fa-solid fa-calendar-days`; `undefined` when they name no icon.
 *
 * The family defaults to solid. Classes after the name, which size or rotate the icon, are ignored.
 *
 * @example
 * ```ts
 * iconName('fa-solid fa-map') // { family: 'solid', name: 'map' }
 * ```
 */
export const iconName = (classes: string): IconName | undefined => {
  const words = classes.trim().toLowerCase().split(/\s+/);
  const family = words.map((word) => FAMILIES.get(word)).find((found) => found !== undefined) ?? 'solid';
  const name = words.find((word) => !FAMILIES.has(word) && /^fa-[a-z0-9-]+$/.test(word));
  return name === undefined ? undefined : { family, name: name.slice('fa-'.length) };
};
