import { AREAS, type AreaNames } from '@fairdesk/core/page';

/** The areas of a page under our names, and the names of areas with content that no part of a page renders. */
export interface PageAreas {
  readonly placeholders: Readonly<Record<string, unknown>>;
  readonly unknownAreas: readonly string[];
  /** The names in the layout by ours, where they differ. */
  readonly ownNames: Readonly<Record<string, string>>;
}

/** Renames the areas of a layout to our names. */
export const areasOf = (placeholders: Readonly<Record<string, unknown>>, names: AreaNames): PageAreas => {
  const ours = new Map<string, string>(
    Object.entries(AREAS).map(([area, name]) => [nameOf(area, name, names), name]),
  );
  const entries = Object.entries(placeholders);
  return {
    placeholders: Object.fromEntries(
      entries.flatMap(([key, content]) => {
        const name = ours.get(key);
        return name === undefined ? [] : [[name, content]];
      }),
    ),
    ownNames: Object.fromEntries([...ours].flatMap(([own, name]) => (own === name ? [] : [[name, own]]))),
    unknownAreas: entries.flatMap(([key, content]) =>
      ours.has(key) || !Array.isArray(content) || content.length === 0 ? [] : [key],
    ),
  };
};

const nameOf = (area: string, name: string, names: AreaNames): string =>
  new Map(Object.entries(names)).get(area) || name;
