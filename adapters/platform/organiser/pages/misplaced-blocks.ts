import { descriptionOf } from '@fairdesk/core/editor';
import { WILDCARD_MARKER } from '@fairdesk/core/navigation';
import { type FieldFault, faultIf } from '@fairdesk/core/shared';
import { BLOCK_DESCRIPTIONS } from '../../../shared/block-descriptions/block-descriptions.ts';
import { isPortalPage } from '../../../shared/layout/portal-pages.ts';
import { layoutIn } from '../../content/layout-schema.ts';
import { renderingsIn } from './renderings-in.ts';

/**
 * The blocks for which visitors would get no page at its path: "Page not found".
 *
 * | a block                          | elsewhere than                             | code                   |
 * | -------------------------------- | ------------------------------------------ | ---------------------- |
 * | of the exhibitor's portal        | on the pages of the portal                 | `page-portal-block`    |
 * | that is the entry of a company   | on a page for any company, `/exhibitors/,-w-,` | `page-exhibitor-block` |
 */
export const misplacedBlocks = (layout: string, path: string): readonly FieldFault[] => {
  const descriptions = renderingsIn(layoutIn(layout)?.placeholders).map(({ componentName }) =>
    descriptionOf(BLOCK_DESCRIPTIONS, String(componentName)),
  );
  const hasPortalBlock = descriptions.some((each) => each?.group === 'portal');
  const hasEntry = descriptions.some((each) => each?.kind === 'exhibitor');
  return [
    ...faultIf(hasPortalBlock && !isPortalPage(path), '', 'page-portal-block'),
    ...faultIf(hasEntry && !path.endsWith(`/${WILDCARD_MARKER}`), '', 'page-exhibitor-block'),
  ];
};
