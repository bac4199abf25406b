import { type Page, withNested } from '@fairdesk/core/page';
import { isContent } from './content-view.tsx';

/** Whether a page can do without everything that reacts: then it gets {@link SiteLayout}. */
export const readsOnly = ({ bodyTop, header, shell, main, footer }: Areas): boolean =>
  [bodyTop, header, shell, main, footer].every((blocks) => withNested(blocks).every(isContent));

type Areas = Pick<Page, 'bodyTop' | 'header' | 'shell' | 'main' | 'footer'>;
