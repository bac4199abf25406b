import { tagSlug } from '@fairdesk/core/articles';
import {
  type ArticleEntry,
  type ArticleFilter,
  type ArticleList,
  articlesByDate,
  articleTags,
  isArticleListed,
} from '@fairdesk/core/editor';
import { movedCursor } from '@fairdesk/core/organiser';
import type { Language } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageUseCases } from '../pages/page-use-cases.ts';

type Calls = Pick<PageUseCases, 'listArticles'>;

/** The list of news: loaded on the server, filtered here, and read again after each change. */
export class NewsListStore {
  list: ArticleList;
  filter: ArticleFilter;
  /** The path of the article that keys act on. */
  current: string | undefined = undefined;
  hasFailed = false;

  readonly #calls: Calls;
  /** The latest load wins. */
  #reading = 0;

  constructor(list: ArticleList, filter: ArticleFilter, calls: Calls) {
    this.list = list;
    this.filter = filter;
    this.#calls = calls;
    makeAutoObservable(this, { list: observableRef, filter: observableRef }, { autoBind: true });
  }

  get entries(): readonly ArticleEntry[] {
    return this.list.items;
  }

  /** The newest first. */
  get rows(): readonly ArticleEntry[] {
    return articlesByDate(this.entries.filter((entry) => isArticleListed(entry, this.filter)));
  }

  /** The tags in a language; those of all languages when it has none, or where another one is chosen. */
  tagsIn(language: Language): readonly string[] {
    const own = articleTags(this.entries, language);
    const isThere = this.filter.tag === '' || own.some((tag) => tagSlug(tag) === tagSlug(this.filter.tag));
    return own.length > 0 && isThere ? own : articleTags(this.entries);
  }

  show(filter: ArticleFilter): void {
    const { view, language, search, tag } = this.filter;
    const isSame =
      view === filter.view && language === filter.language && search === filter.search && tag === filter.tag;
    if (!isSame) this.filter = filter;
  }

  /** How many articles a view has, without a search and a tag. */
  count(view: Pick<ArticleFilter, 'view' | 'language'>): number {
    return this.entries.filter((entry) => isArticleListed(entry, { ...view, search: '', tag: '' })).length;
  }

  /** Moves to the next or previous row; returns its path. */
  move(action: 'next' | 'previous'): string | undefined {
    const { rows } = this;
    const place = rows.findIndex(({ path }) => path === this.current);
    const to = movedCursor(place === -1 ? undefined : place, action, rows.length);
    this.current = rows[to]?.path;
    return this.current;
  }

  stepTo(path: string): void {
    this.current = path;
  }

  /** A change returns pages: the articles among them are read again. */
  replace(): void {
    void this.load();
  }

  /** Reads the articles again; keeps the current ones when that fails. */
  async load(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const result = await this.#calls.listArticles();
    runInAction(() => {
      if (reading !== this.#reading) return;
      this.hasFailed = result.isErr();
      if (result.isOk()) this.list = result.value;
    });
  }
}
