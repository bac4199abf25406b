import type { BlockDescription } from '@fairdesk/core/editor';
import {
  choice,
  day,
  flag,
  html,
  items,
  line,
  link,
  pages,
  picture,
  variant,
  words,
} from './block-description.ts';

/** Blocks that show what the fair has: exhibitors, news, search results. */
export const FAIR_BLOCKS = [
  {
    kind: 'breadcrumb',
    components: ['Breadcrumb'],
    group: 'fair',
    perPage: 1,
    fields: [pages('ancestors'), line('hidingFilter'), line('wildcardTitle')],
  },
  {
    kind: 'fair-opening',
    components: ['FairOpening'],
    group: 'fair',
    perPage: 1,
    fields: [line('Title'), line('SubTitle'), picture('Image'), link('Link'), link('SecondLink')],
  },
  {
    kind: 'figures',
    components: ['Figures'],
    group: 'fair',
    fields: [line('Title'), items(['Items'], [line('Value'), line('Label')])],
  },
  {
    kind: 'logo-row',
    components: ['LogoRow'],
    group: 'fair',
    fields: [line('Title'), items(['Items'], [picture('Image'), link('Link')])],
  },
  {
    kind: 'exhibitor-logos',
    components: ['ExhibitorLogos'],
    group: 'fair',
    fields: [line('Title'), link('Link'), line('Limit')],
  },
  { kind: 'exhibitor-list', components: ['ExhibitorList'], group: 'fair', perPage: 1, fields: [] },
  { kind: 'exhibitor', components: ['ExhibitorProfile'], group: 'fair', perPage: 1, fields: [] },
  {
    kind: 'news-overview',
    components: ['NewsOverview'],
    group: 'fair',
    perPage: 1,
    fields: [link('NewsOverviewPage')],
    params: [choice('TagBehaviour', '', 'match all tags')],
  },
  {
    kind: 'related-news',
    components: ['RelatedNews'],
    group: 'fair',
    fields: [line('Title'), link('NewsOverviewPage')],
  },
  {
    kind: 'news-article',
    components: ['NewsArticle'],
    group: 'fair',
    perPage: 1,
    fields: [
      ...[line('Title'), line('Introduction'), html('Content'), picture('Image'), words('Tags'), day('Date')],
      items(['Authors'], [line('Name'), link('Link')]),
      ...[flag('ShowDateAtBottom'), flag('ShowReactions'), link('NewsOverviewPage')],
    ],
    params: [variant('Default', 'Secondary')],
    places: 'named',
  },
  {
    kind: 'search',
    components: ['Search'],
    group: 'fair',
    perPage: 1,
    fields: [line('Scope')],
    params: [{ name: 'Scope' }],
  },
] as const satisfies readonly BlockDescription[];
