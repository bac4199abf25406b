import { isSameId } from '../shared/index.ts';

/** A child of a link list. Source: site spec §3 "Link list". */
export interface ListedLink {
  readonly templateId: string;
  readonly templateName: string;
}

/** The name of the template for items that hold page data instead of a link. */
const PAGE_DATA_TEMPLATE = 'PageData';

/**
 * The children that are links: skips page data and the template that the site excludes.
 *
 * Source: site spec §5 "Link-list items of a page-data template are skipped".
 */
export const linkItems = <Item extends ListedLink>(
  items: readonly Item[],
  skippedTemplateId: string,
): readonly Item[] =>
  items.filter(
    ({ templateId, templateName }) =>
      isLinkTemplate(templateName) && !isSameId(templateId, skippedTemplateId),
  );

const isLinkTemplate = (name: string): boolean =>
  name.replace(/[\s-]/g, '').toLowerCase() !== PAGE_DATA_TEMPLATE.toLowerCase();
