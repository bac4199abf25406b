import { descriptionOf } from '@fairdesk/core/editor';
import { WILDCARD_MARKER } from '@fairdesk/core/navigation';
import { type FieldFault, faultIf } from '@fairdesk/core/shared';
import { BLOCK_DESCRIPTIONS } from '../../../shared/block-descriptions/block-descriptions.ts';
import { isPortalPage } from '../../../shared/layout/portal-pages.ts';
import { layoutIn } from '../../content/layout-schema.ts';
import type { Query } from '../../database/open-database.ts';
import { renderingsIn } from './renderings-in.ts';

/**
 * The blocks for which visitors would get no page at its path: "Page not found".
 *
 * | a block                          | elsewhere than                                 | code                   |
 * | -------------------------------- | ---------------------------------------------- | ---------------------- |
 * | of the exhibitor's portal        | on the pages of the portal                     | `page-portal-block`    |
 * | that is the entry of a company   | on a page for any company, `/exhibitors/,-w-,`, | `page-exhibitor-block` |
 * |                                  | or one whose path ends with a company's slug   |                        |
 */
export const misplacedBlocks = async (
  query: Query,
  event: string,
  layout: string,
  path: string,
): Promise<readonly FieldFault[]> => {
  const descriptions = renderingsIn(layoutIn(layout)?.placeholders).map(({ componentName }) =>
    descriptionOf(BLOCK_DESCRIPTIONS, String(componentName)),
  );
  const hasPortalBlock = descriptions.some((each) => each?.group === 'portal');
  const hasEntry = descriptions.some((each) => each?.kind === 'exhibitor');
  return [
    ...faultIf(hasPortalBlock && !isPortalPage(path), '', 'page-portal-block'),
    ...faultIf(hasEntry && !(await isOfCompany(query, event, path)), '', 'page-exhibitor-block'),
  ];
};

const isOfCompany = async (query: Query, event: string, path: string): Promise<boolean> => {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  if (slug === WILDCARD_MARKER) return true;
  const company = query.selectFrom('participations').select('id').where('eventId', '=', event);
  return (await company.where('slug', '=', slug).executeTakeFirst()) !== undefined;
};
