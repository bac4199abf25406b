import type { FieldDescription } from '@fairdesk/core/editor';
import { articles, flag, html, items, line, link, moment, picture, tags } from './block-description.ts';

/** The fields of a page itself that its editor changes. Source: site spec §2 "Page layouts". */
export const PAGE_FIELDS: readonly FieldDescription[] = [
  line('MetaTitle'),
  line('NavigationTitle'),
  line('MetaDescription'),
  picture('OpenGraphImageUrl'),
];

/** The fields of a page that is an article; blocks, lists and feeds read them. Source: site spec §3 "News article". */
export const ARTICLE_FIELDS: readonly FieldDescription[] = [
  line('Title'),
  line('Introduction'),
  picture('Image'),
  html('Content'),
  moment('Date'),
  tags('Tags'),
  items(['Authors'], [line('Name'), link('Link')]),
  articles('RelatedArticles'),
  flag('ShowDateAtBottom'),
  flag('ShowReactions'),
];
