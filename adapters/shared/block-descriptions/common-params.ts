import type { ParamDescription } from '@fairdesk/core/editor';
import { ALIGNMENTS, GROUNDS, HEADING_TAGS } from '@fairdesk/core/page';
import { choice } from './block-description.ts';

/** The parameters that every component has. Source: site spec §3 "Rendering parameters", §5. */
export const COMMON_PARAMS: readonly ParamDescription[] = [
  choice('width_desktop', '', '25', '33', '50', '75'),
  choice('heading', 'h2', ...HEADING_TAGS.filter((tag) => tag !== 'h2')),
  choice('hide_title', '', '1'),
  choice('alignment', '', ...ALIGNMENTS),
  choice('Background Color', '', ...GROUNDS),
  choice('Rounded', '', '1'),
  { name: 'RenderingIdentifier' },
  { name: 'GridParameters' },
  { name: 'Styles' },
];
