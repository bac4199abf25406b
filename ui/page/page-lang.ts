import type { Page } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';

/** The language of a page that is not translated into the reader's. */
export const pageLang = ({
  languages,
  language,
}: Pick<Page, 'languages' | 'language'>): Language | undefined =>
  languages.includes(language) ? undefined : languages[0];
