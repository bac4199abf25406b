import type { BlockDescription } from '@fairdesk/core/editor';
import { address, choice, day, html, icon, items, line, link, variant } from './block-description.ts';

const QUESTION = [line('Question'), html('Answer')];
const PAGES = items(['Items', 'Children'], [line('Title', 'NavigationTitle'), icon(), link('Link')]);

const MENU_PAGE = [line('NavigationTitle', 'Title', 'DisplayName'), line('Href'), line('Querystring')];

/** Blocks that list links, dates or questions. */
export const LIST_BLOCKS = [
  {
    kind: 'agenda',
    components: ['Agenda'],
    group: 'lists',
    fields: [line('Title'), items(['Items', 'Children'], [day('Date'), line('Title'), icon()])],
    params: [variant('Horizontal', 'Vertical')],
  },
  {
    kind: 'faq',
    components: ['Faq'],
    group: 'lists',
    fields: [
      line('Title'),
      items(['Questions', 'Children'], QUESTION),
      items(['Sections'], [line('Title'), items(['Questions', 'Children'], QUESTION)]),
      line('OpenIconName'),
      line('CloseIconName'),
    ],
    params: [{ name: 'OpenIconName' }, { name: 'CloseIconName' }, choice('IsExpandedByDefault', '', '1')],
  },
  {
    kind: 'link-list',
    components: ['LinkList'],
    group: 'lists',
    fields: [line('Title'), icon(), PAGES],
    params: [{ name: 'SkippedTemplate' }],
  },
  {
    kind: 'page-list',
    components: ['PageList'],
    group: 'lists',
    fields: [line('Title'), PAGES],
    params: [variant('Quicklinks', 'ColumnTiles'), choice('width_tile', '33', '25', '50', '75')],
  },
  {
    kind: 'page-list',
    components: ['Navigation'],
    group: 'lists',
    fields: [items(['Items'], [...MENU_PAGE, items(['Children'], MENU_PAGE)])],
  },
  {
    kind: 'social-share',
    components: ['SocialShare'],
    group: 'lists',
    fields: [line('Title'), items(['Items', 'Children'], [line('Name'), icon(), address('ShareLink')])],
    params: [variant('Dropdown', 'Dialog')],
  },
  {
    kind: 'feed',
    components: ['RssFeedList'],
    group: 'lists',
    fields: [line('Title'), address('URL'), line('Limit')],
  },
] as const satisfies readonly BlockDescription[];
