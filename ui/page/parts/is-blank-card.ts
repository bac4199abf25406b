import type { ContentBlock } from '@fairdesk/core/page';

const CARDS: ReadonlySet<ContentBlock['kind']> = new Set<ContentBlock['kind']>([
  'bordered',
  'call-to-action',
  'call-to-action-image',
  'card',
  'content-card',
  'icon-card',
  'jumbotron',
]);

const CONTENTS: ReadonlySet<string> = new Set([
  ...['title', 'subTitle', 'label', 'date'],
  ...['html', 'image', 'link'],
]);

/** Whether a card has none of its contents: visitors would see an empty box, or an icon without words. */
export const isBlankCard = (block: ContentBlock): boolean =>
  CARDS.has(block.kind) && !Object.entries(block).some(([name, content]) => CONTENTS.has(name) && content);
