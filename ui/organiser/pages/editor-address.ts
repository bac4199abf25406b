import type { PagePlace } from '@fairdesk/core/editor';
import { queryString } from '@fairdesk/core/shared';

/** The address of the editor with a page. @param list the address of the list of pages */
export const editorAddress = (list: string, { path, language }: PagePlace): string =>
  `${list}/edit?${queryString({ path, language })}`;
