import { type Page, withNested } from '@fairdesk/core/page';
import { isContent } from './content-view.tsx';

/** Whether a page can do without everything that reacts: then it gets {@link SiteLayout}. */
export const readsOnly = ({ main }: Pick<Page, 'main'>): boolean => withNested(main).every(isContent);
