import type { SiteImage } from '@fairdesk/core/editor';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImageUseCases } from './image-use-cases.ts';

/** The images that were found, the newest first, and the one that is selected. */
export class ImageListStore {
  images: readonly SiteImage[] = [];
  /** How many images were found, with those not loaded yet. */
  total = 0;
  /** What the images were found with. */
  appliedSearch = '';
  /** What is typed now. */
  search = '';
  state: 'loading' | 'ready' | 'failed' = 'loading';
  isLoadingMore = false;
  next: string | undefined = undefined;
  selected: SiteImage | undefined = undefined;

  readonly #list: ImageUseCases['listSiteImages'];
  #isBusy = false;

  constructor(list: ImageUseCases['listSiteImages']) {
    this.#list = list;
    makeAutoObservable(this, { images: observableRef, selected: observableRef }, { autoBind: true });
  }

  /** Loads the first part; what is typed meanwhile is searched afterwards, one request at a time. */
  async load(typed = this.search): Promise<void> {
    this.search = typed;
    this.state = 'loading';
    if (this.#isBusy) return;
    this.#isBusy = true;
    let search = typed;
    let result = await this.#list(queryOf(search));
    while (this.search !== search) {
      search = this.search;
      result = await this.#list(queryOf(search));
    }
    this.#isBusy = false;
    runInAction(() => {
      this.state = result.isOk() ? 'ready' : 'failed';
      if (result.isErr()) return;
      const { items, total, next } = result.value;
      this.appliedSearch = search;
      this.images = items;
      this.total = total;
      this.next = next;
      this.#select(items);
    });
  }

  /** Loads the next part after those there are. */
  async loadMore(): Promise<void> {
    const { next, appliedSearch } = this;
    if (next === undefined || this.isLoadingMore) return;
    this.isLoadingMore = true;
    const result = await this.#list({ ...queryOf(appliedSearch), after: next });
    runInAction(() => {
      this.isLoadingMore = false;
      if (result.isErr()) this.state = 'failed';
      // Another search came first.
      if (result.isErr() || this.next !== next) return;
      const ids = new Set(this.images.map(({ id }) => id));
      this.images = [...this.images, ...result.value.items.filter(({ id }) => !ids.has(id))];
      this.next = result.value.next;
      this.#select(result.value.items);
    });
  }

  /** Reads an image again, and those before it. */
  async refresh({ id }: SiteImage): Promise<void> {
    await this.load();
    while (this.state === 'ready' && this.next !== undefined && !this.images.some((each) => each.id === id))
      await this.loadMore();
  }

  select(image: SiteImage): void {
    this.selected = image;
  }

  /** Shows an image as it is stored now, first in the list if it is new there. */
  put(image: SiteImage): void {
    const isListed = this.images.some(({ id }) => id === image.id);
    if (!isListed) this.total += 1;
    this.images = isListed
      ? this.images.map((each) => (each.id === image.id ? image : each))
      : [image, ...this.images];
    this.#select([image]);
  }

  /** Drops an image that is no longer stored. */
  drop(id: string): void {
    if (this.images.some((each) => each.id === id)) this.total -= 1;
    this.images = this.images.filter((each) => each.id !== id);
    if (this.selected?.id === id) this.selected = undefined;
  }

  /** The selected image as it was read last. */
  #select(images: readonly SiteImage[]): void {
    this.selected = images.find(({ id }) => id === this.selected?.id) ?? this.selected;
  }
}

const queryOf = (search: string) => (search.trim() === '' ? {} : { search });
