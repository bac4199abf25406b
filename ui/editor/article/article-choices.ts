import type { ArticleEntry } from '@fairdesk/core/editor';
import { createContext, use } from 'react';

/** What the fields of an article choose from. */
export interface ArticleChoices {
  /** The articles of the website. */
  readonly articles: readonly ArticleEntry[];
  /** The path of the page that is edited, which is not related to itself. */
  readonly path: string;
  /** The IANA zone of the fair. */
  readonly timeZone: string;
}

const ArticleChoicesContext = createContext<ArticleChoices>({ articles: [], path: '', timeZone: 'UTC' });

/** Provides what the fields of an article choose from. */
export const ArticleChoicesProvider = ArticleChoicesContext;

export const useArticleChoices = (): ArticleChoices => use(ArticleChoicesContext);
