import {
  isPageBelow,
  isPageListed,
  type PageBranch,
  type PageEntry,
  type PageFilter,
  type PagePurpose,
  pageTree,
} from '@fairdesk/core/editor';
import { movedCursor } from '@fairdesk/core/organiser';
import type { Language } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageUseCases } from './page-use-cases.ts';

type Calls = Pick<PageUseCases, 'listPages'>;

/** The list of pages: loaded on the server, filtered here, and read again after each change. */
export class PageListStore {
  entries: readonly PageEntry[];
  filter: PageFilter;
  /** The paths of pages whose lower pages are hidden. */
  collapsed: ReadonlySet<string> = new Set();
  /** The path of the page that keys act on. */
  current: string | undefined = undefined;
  hasFailed = false;

  /** Those of the website. */
  readonly #languages: readonly Language[];
  readonly #calls: Calls;
  /** The latest load wins. */
  #reading = 0;

  constructor(
    entries: readonly PageEntry[],
    filter: PageFilter,
    languages: readonly Language[],
    calls: Calls,
  ) {
    this.entries = entries;
    this.filter = filter;
    this.#languages = languages;
    this.#calls = calls;
    makeAutoObservable(
      this,
      { entries: observableRef, filter: observableRef, collapsed: observableRef },
      { autoBind: true },
    );
  }

  /** Whether every page is listed: then those below a page can be hidden. */
  get isTree(): boolean {
    return this.filter.view === 'all' && this.filter.search.trim() === '';
  }

  /** The pages that visitors open at their address. */
  get pages(): readonly PageEntry[] {
    return this.entries.filter(({ purpose }) => purpose === undefined);
  }

  /** The pages for a purpose. */
  entriesFor(target: PagePurpose): readonly PageEntry[] {
    return this.entries.filter(({ purpose }) => purpose === target);
  }

  get rows(): readonly PageBranch[] {
    const listed = pageTree(this.pages.filter((entry) => isPageListed(entry, this.filter, this.#languages)));
    return this.isTree ? listed.filter(({ entry }) => !this.#isHidden(entry)) : listed;
  }

  show(filter: PageFilter): void {
    const { view, language, search } = this.filter;
    if (view !== filter.view || language !== filter.language || search !== filter.search)
      this.filter = filter;
  }

  /** How many pages a view has, without a search. */
  count(view: Omit<PageFilter, 'search'>): number {
    return this.pages.filter((entry) => isPageListed(entry, { ...view, search: '' }, this.#languages)).length;
  }

  toggle(path: string): void {
    const collapsed = new Set(this.collapsed);
    if (!collapsed.delete(path)) collapsed.add(path);
    this.collapsed = collapsed;
  }

  /** Moves to the next or previous row; returns its path. */
  move(action: 'next' | 'previous'): string | undefined {
    const { rows } = this;
    const place = rows.findIndex(({ entry }) => entry.path === this.current);
    const to = movedCursor(place === -1 ? undefined : place, action, rows.length);
    this.current = rows[to]?.entry.path;
    return this.current;
  }

  stepTo(path: string): void {
    this.current = path;
  }

  /** Replaces the pages by those that a change returned. */
  replace(entries: readonly PageEntry[]): void {
    this.#reading += 1;
    this.entries = entries;
    this.hasFailed = false;
  }

  #isHidden({ path }: PageEntry): boolean {
    return [...this.collapsed].some((above) => isPageBelow(path, above));
  }

  /** Reads the pages again; keeps the current ones when that fails. */
  async load(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const result = await this.#calls.listPages();
    runInAction(() => {
      if (reading !== this.#reading) return;
      this.hasFailed = result.isErr();
      if (result.isOk()) this.entries = result.value;
    });
  }
}
