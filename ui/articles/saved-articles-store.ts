import { createStore } from '@fairdesk/client/store';
import type { ArticleId, Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UseCases } from '../shared/use-cases.tsx';
import type { ArticleCardData } from './article-card-data.ts';

/** A saved article in the list. */
export interface SavedCard extends ArticleCardData {
  readonly id: ArticleId;
}

/** The saved articles on screen. A removed one keeps its row, so that the removal can be undone. */
export class SavedArticlesStore {
  readonly cards: readonly SavedCard[];
  removed: ReadonlySet<ArticleId> = new Set();

  readonly #saveArticle: UseCases['saveArticle'];
  readonly #removed = createStore<ReadonlySet<ArticleId>>(new Set());

  constructor(cards: readonly SavedCard[], saveArticle: UseCases['saveArticle']) {
    this.cards = cards;
    this.#saveArticle = saveArticle;
    makeAutoObservable(this, { cards: false, removed: observableRef }, { autoBind: true });
    this.#removed.subscribe(({ state }) =>
      runInAction(() => {
        this.removed = state;
      }),
    );
  }

  /** Removes an article. @returns why that failed; then it is listed again */
  remove(id: ArticleId): Promise<Failure | undefined> {
    return this.#set(id, false);
  }

  /** Undoes a removal. @returns why that failed */
  restore(id: ArticleId): Promise<Failure | undefined> {
    return this.#set(id, true);
  }

  async #set(id: ArticleId, isSave: boolean): Promise<Failure | undefined> {
    const result = await this.#removed.change({
      item: id,
      apply: (removed) => new Set([...removed].filter((other) => other !== id).concat(isSave ? [] : id)),
      send: () => this.#saveArticle(id, isSave),
    });
    return result.isErr() ? result.error : undefined;
  }
}
