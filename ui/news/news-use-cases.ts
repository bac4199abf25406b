import type { ListNews, RemoveNews, SaveNews, SaveNewsImage } from '@fairdesk/core/news';

/** What screens call to list and change the news of a company. */
export interface NewsUseCases {
  readonly listNews: ListNews;
  readonly saveNews: SaveNews;
  readonly removeNews: RemoveNews;
  readonly saveNewsImage: SaveNewsImage;
}
