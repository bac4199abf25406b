import type { BlockDescription } from '@fairdesk/core/editor';
import { choice, html, json, line, link, variant } from './block-description.ts';

/** Blocks that are mostly text. */
export const TEXT_BLOCKS = [
  {
    kind: 'rich-text',
    components: ['RichText'],
    group: 'text',
    fields: [line('Title'), html('Text', 'Content')],
  },
  {
    kind: 'rich-text',
    components: ['Title'],
    group: 'text',
    fields: [line('field', 'Title')],
  },
  {
    kind: 'rich-text',
    components: ['PageContent'],
    group: 'text',
    fields: [html('Content')],
  },
  {
    kind: 'bordered',
    components: ['BorderedBlock'],
    group: 'text',
    fields: [line('Label'), line('Title'), html('Content'), link('Link')],
    params: [choice('ShowLabel', '1', '0'), choice('ShowButton', '1', '0')],
  },
  {
    kind: 'contact-form',
    components: ['ContactForm'],
    group: 'text',
    fields: [line('Title'), html('Text')],
  },
  { kind: 'divider', components: ['Divider'], group: 'text', fields: [] },
  {
    kind: 'print-button',
    components: ['PrintButton'],
    group: 'text',
    fields: [line('Title'), line('ID')],
    params: [{ name: 'ID' }],
  },
  { kind: 'structured-data', components: ['StructuredData'], group: 'text', fields: [json('JSON')] },
  {
    kind: 'modal',
    components: ['Modal'],
    group: 'text',
    fields: [
      ...[line('Title'), html('Content'), line('ModalId'), line('Trigger'), line('Timer')],
      ...[line('OnlyButtonCloses'), line('CookieDuration'), line('ScrollLock')],
    ],
    params: [
      { name: 'ModalId' },
      choice('Trigger', 'timer', 'scroll', 'link'),
      { name: 'Timer' },
      choice('OnlyButtonCloses', '', '1'),
      choice('CookieDuration', '', '1day', '7days', '30days'),
      choice('ScrollLock', 'both', 'narrow', 'wide'),
    ],
    places: 'named',
  },
  {
    kind: 'duo',
    components: ['DuoBlock'],
    group: 'text',
    fields: [line('Title'), html('Content'), { holds: 'picture', names: ['Image'] }],
    params: [choice('TextSide', 'start', 'end'), variant('Default', 'Placeholder')],
    places: 'named',
    placesWith: ['FieldNames', 'Placeholder'],
  },
] as const satisfies readonly BlockDescription[];
