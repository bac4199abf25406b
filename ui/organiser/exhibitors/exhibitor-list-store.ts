import {
  allExhibitorsOf,
  type ExhibitorList,
  type ExhibitorPage,
  type ExhibitorQuery,
  type ExhibitorRow,
  type ExhibitorSelection,
  exhibitorParams,
  isExhibitorSelected,
  movedCursor,
  NO_EXHIBITORS,
  selectedCount,
  toggleExhibitor,
} from '@fairdesk/core/organiser';
import type { ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** The state of the list of exhibitors: its rows, the selection, and the row the keyboard is at. */
export class ExhibitorListStore {
  query: ExhibitorQuery;
  rows: readonly ExhibitorRow[];
  total: number;
  next: string | undefined;
  selection: ExhibitorSelection = NO_EXHIBITORS;
  /** The place of the row that keys act on, 0-based. */
  current: number | undefined = undefined;
  isLoading = false;
  hasFailed = false;
  readonly #page: ExhibitorList['page'];
  /** Only the response to the latest request counts, whatever order they arrive in. */
  #requests = 0;

  constructor(page: ExhibitorList['page'], query: ExhibitorQuery, first: ExhibitorPage) {
    this.#page = page;
    this.query = query;
    this.rows = first.rows;
    this.total = first.total ?? first.rows.length;
    this.next = first.next;
    makeAutoObservable(
      this,
      { query: observableRef, rows: observableRef, selection: observableRef },
      { autoBind: true },
    );
  }

  /** How many exhibitors are selected. */
  get selected(): number {
    return selectedCount(this.selection, this.total);
  }

  /** Whether all that the list has are selected; those that an earlier filter found may be selected too. */
  get isEverySelected(): boolean {
    const { rows, selection, selected, total } = this;
    return selected > 0 && selected === total && rows.every(({ id }) => isExhibitorSelected(selection, id));
  }

  /** Shows another list; the rows stay until the new ones arrive. Does nothing when it is the same list. */
  show(query: ExhibitorQuery): Promise<void> {
    const isSame = addressOf(query) === addressOf(this.query);
    if (isSame) return Promise.resolve();
    // "All" means all that the earlier filter found, in whatever order.
    const isSameFilter = addressOf({ ...this.query, filter: query.filter }) === addressOf(this.query);
    if ('allOf' in this.selection && !isSameFilter) this.selection = NO_EXHIBITORS;
    this.query = query;
    this.current = undefined;
    return this.#replaceRows(0);
  }

  /** Loads the list again, as far as it was loaded. */
  reload(): Promise<void> {
    return this.#replaceRows(this.rows.length);
  }

  /** Appends the next page. */
  async more(): Promise<void> {
    if (this.next === undefined || this.isLoading) return;
    const page = await this.#load(this.next);
    if (page === undefined) return;
    runInAction(() => {
      this.rows = withRows(this.rows, page.rows);
      this.next = page.next;
    });
  }

  move(action: 'next' | 'previous'): void {
    if (this.rows.length === 0) return;
    this.current = movedCursor(this.current, action, this.rows.length);
    if (this.current === this.rows.length - 1) void this.more();
  }

  stepTo(place: number): void {
    this.current = place;
  }

  toggle(id: ParticipationId): void {
    this.selection = toggleExhibitor(this.selection, id);
  }

  toggleCurrent(): void {
    const row = this.rows[this.current ?? -1];
    if (row) this.toggle(row.id);
  }

  selectAll(): void {
    this.selection = allExhibitorsOf(this.query.filter);
  }

  /** Selects again what was selected earlier: all that a filter finds only while the list has that filter. */
  restoreSelection(selection: ExhibitorSelection): void {
    const isOfAnotherFilter =
      'allOf' in selection && addressOf({ ...this.query, filter: selection.allOf }) !== addressOf(this.query);
    if (!isOfAnotherFilter) this.selection = selection;
  }

  clearSelection(): void {
    this.selection = NO_EXHIBITORS;
  }

  /** Loads the first page, and further ones until there are at least so many rows. */
  async #replaceRows(count: number): Promise<void> {
    const first = await this.#load();
    if (first === undefined) return;
    let { rows, next } = first;
    while (next !== undefined && rows.length < count) {
      const page = await this.#load(next);
      if (page === undefined) return;
      rows = withRows(rows, page.rows);
      next = page.next;
    }
    runInAction(() => {
      this.rows = rows;
      this.total = first.total ?? rows.length;
      this.next = next;
    });
  }

  async #load(after?: string): Promise<ExhibitorPage | undefined> {
    this.#requests += 1;
    const request = this.#requests;
    runInAction(() => {
      this.isLoading = true;
      this.hasFailed = false;
    });
    const result = await this.#page(this.query, after);
    if (request !== this.#requests) return undefined;
    runInAction(() => {
      this.isLoading = false;
      this.hasFailed = result.isErr();
    });
    return result.unwrapOr(undefined);
  }
}

/** The rows, and after them those that are not among them. */
const withRows = (rows: readonly ExhibitorRow[], added: readonly ExhibitorRow[]): readonly ExhibitorRow[] => {
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...added.filter(({ id }) => !ids.has(id))];
};

const addressOf = (query: ExhibitorQuery): string => new URLSearchParams(exhibitorParams(query)).toString();
