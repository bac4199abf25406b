import { withNested } from './nested-blocks.ts';
import type { Page } from './page.ts';

/** What a page of the content platform holds that this product does not render. */
export interface LostParts {
  /** Names of renderings, each once. */
  readonly components: readonly string[];
  /** Names of areas. */
  readonly areas: readonly string[];
}

/** The parts of a page that visitors do not see; `undefined` when all of it is rendered. */
export const lostParts = (page: Page): LostParts | undefined => {
  const { bodyTop, header, shell, main, footer, unknownAreas: areas = [] } = page;
  const blocks = [bodyTop, header, shell, main, footer].flatMap(withNested);
  const components = [...new Set(blocks.flatMap((block) => (block.kind === 'unknown' ? [block.name] : [])))];
  return components.length + areas.length > 0 ? { components, areas } : undefined;
};
