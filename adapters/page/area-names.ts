import { AREAS, type Area, type AreaNames } from '@fairdesk/core/page';
import { PLACEHOLDERS } from '../shared/layout/placeholders.ts';

/** The areas of a page by role, and the names of areas with content that no part of a page renders. */
export interface PageAreas {
  readonly areas: Readonly<Partial<Record<Area, unknown>>>;
  readonly unknownAreas: readonly string[];
  /** The names in the layout by role. */
  readonly names: Readonly<Record<Area, string>>;
}

/** @param own the names of a platform that differ from {@link PLACEHOLDERS} */
export const areasOf = (placeholders: Readonly<Record<string, unknown>>, own: AreaNames): PageAreas => {
  const names = { ...PLACEHOLDERS, ...own };
  const roles = new Map<string, Area>(AREAS.map((area) => [names[area], area]));
  const entries = Object.entries(placeholders);
  return {
    areas: Object.fromEntries(
      entries.flatMap(([key, content]) => {
        const role = roles.get(key);
        return role === undefined ? [] : [[role, content]];
      }),
    ),
    names,
    unknownAreas: entries.flatMap(([key, content]) =>
      roles.has(key) || !Array.isArray(content) || content.length === 0 ? [] : [key],
    ),
  };
};

const SWAPPED: ReadonlyMap<string, string> = new Map(
  AREAS.flatMap((area) => [
    [area, PLACEHOLDERS[area]],
    [PLACEHOLDERS[area], area],
  ]),
);

/**
 * The role of an area by its placeholder, and the reverse; any other name stays.
 *
 * The two names of an area change places, so that no two areas get the same name: a placeholder `main` of a foreign
 * layout is `headless-main` in a document, and has its own name again in the layout.
 */
export const swapAreaName = (name: string): string => SWAPPED.get(name) ?? name;
