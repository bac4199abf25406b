import type { ArticleId } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { UseCases } from '../shared/use-cases.tsx';
import type { ArticleCardData } from './article-card-data.ts';

/** A saved article in the list. */
export interface SavedCard extends ArticleCardData {
  readonly id: ArticleId;
}

/** The saved articles on screen. A removed one keeps its row, so that the removal can be undone. */
export class SavedArticlesStore {
  readonly cards: readonly SavedCard[];
  readonly removed = new Set<ArticleId>();

  readonly #saveArticle: UseCases['saveArticle'];
  /** The latest call of each article: its next call waits, so that the last press decides. */
  readonly #calls = new Map<ArticleId, Promise<unknown>>();

  constructor(cards: readonly SavedCard[], saveArticle: UseCases['saveArticle']) {
    this.cards = cards;
    this.#saveArticle = saveArticle;
    makeAutoObservable(this, { cards: false }, { autoBind: true });
  }

  /** Removes an article; false when that failed, and then it is listed again. */
  remove(id: ArticleId): Promise<boolean> {
    return this.#set(id, false);
  }

  /** Undoes a removal; false when that failed. */
  restore(id: ArticleId): Promise<boolean> {
    return this.#set(id, true);
  }

  async #set(id: ArticleId, isSave: boolean): Promise<boolean> {
    this.#show(id, isSave);
    const call = (this.#calls.get(id) ?? Promise.resolve()).then(() => this.#saveArticle(id, isSave));
    this.#calls.set(id, call);
    const result = await call;
    if (result.isOk()) return true;
    // A later press of the same article decides what is shown.
    if (this.#calls.get(id) === call) runInAction(() => this.#show(id, !isSave));
    return false;
  }

  #show(id: ArticleId, isSaved: boolean): void {
    if (isSaved) this.removed.delete(id);
    else this.removed.add(id);
  }
}
