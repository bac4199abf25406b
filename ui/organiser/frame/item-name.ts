import type { Language } from '@fairdesk/core/shared';
import type { TreeItem } from './frame-tree.ts';

/** The name of an item for its editor: its title in the editor's language, else in another one, else its address. */
export const itemName = ({ title, href }: Pick<TreeItem, 'title' | 'href'>, language: Language): string =>
  title[language] || Object.values(title).find((text) => text !== '') || href;
