import type { FieldDescription } from '@fairdesk/core/editor';
import { line, picture } from './block-description.ts';

/** The fields of a page itself that its editor changes. Source: site spec §2 "Page layouts". */
export const PAGE_FIELDS: readonly FieldDescription[] = [
  line('MetaTitle'),
  line('NavigationTitle'),
  line('MetaDescription'),
  picture('OpenGraphImageUrl'),
];
