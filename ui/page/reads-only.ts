import { type Page, withNested } from '@fairdesk/core/page';
import { isContent } from './content-view.tsx';

/** Whether a page needs no interactive blocks: then it is rendered with {@link SiteLayout}. */
export const readsOnly = ({ bodyTop, header, shell, main, footer }: Areas): boolean =>
  [bodyTop, header, shell, main, footer].every((blocks) => withNested(blocks).every(isContent));

type Areas = Pick<Page, 'bodyTop' | 'header' | 'shell' | 'main' | 'footer'>;
