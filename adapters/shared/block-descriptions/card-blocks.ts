import type { BlockDescription } from '@fairdesk/core/editor';
import {
  address,
  choice,
  day,
  html,
  icon,
  items,
  line,
  link,
  picture,
  variant,
} from './block-description.ts';

const TEXT = [line('Title'), html('Content'), link('Link')];
const WITH_PICTURE = [picture('Image'), ...TEXT];

/** Cards, calls to action and openings of a page. */
export const CARD_BLOCKS = [
  { kind: 'call-to-action', components: ['CallToActionCard'], group: 'cards', fields: [icon(), ...TEXT] },
  {
    kind: 'call-to-action-image',
    components: ['CallToActionImage'],
    group: 'cards',
    fields: WITH_PICTURE,
    params: [variant('Default', 'Centered')],
  },
  {
    kind: 'jumbotron',
    components: ['Jumbotron'],
    group: 'cards',
    perPage: 1,
    fields: [line('SubTitle'), ...WITH_PICTURE],
  },
  {
    kind: 'banner',
    components: ['Banner'],
    group: 'cards',
    fields: [
      line('Title'),
      picture('Image'),
      items(['Items', 'Children'], [line('Title'), icon(), link('Link')]),
    ],
  },
  {
    kind: 'content-card',
    components: ['ContentBlockCard'],
    group: 'cards',
    fields: [day('Date'), ...WITH_PICTURE],
  },
  {
    kind: 'card',
    components: ['ContentCard'],
    group: 'cards',
    fields: WITH_PICTURE,
    params: [variant('Default', 'Linkable')],
  },
  {
    kind: 'card',
    components: ['Promo'],
    group: 'cards',
    fields: [picture('PromoIcon'), html('PromoText'), html('PromoText2'), link('PromoLink')],
    params: [variant('Default', 'WithText')],
  },
  {
    kind: 'icon-card',
    components: ['IconCard'],
    group: 'cards',
    fields: [icon(), ...TEXT],
    params: [variant('Default', 'Linkable')],
  },
  {
    kind: 'contact-card',
    components: ['ContactCard', 'PortraitCard'],
    group: 'cards',
    fields: [
      ...[picture('Image'), line('Name'), line('Role'), line('Email'), line('Phone'), line('Mobile')],
      address('LinkedIn'),
    ],
    params: [choice('ShowBorder', '', '1'), variant('Portrait', 'Landscape')],
  },
] as const satisfies readonly BlockDescription[];
