import type { EntryFilter, EntryPage, EntryRevision, ListedEntry, OpenEntry } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { err, ResultAsync } from 'neverthrow';
import type { OrganiserUseCases } from '../use-organiser.ts';

type Calls = Pick<OrganiserUseCases, 'listEntries' | 'openEntry' | 'setEntryBack'>;

/** The listed entries of an award, and the open one. */
export class EntriesStore {
  page: EntryPage;
  /** The id of the open entry. */
  open: string | undefined = undefined;
  /** The open entry once it is loaded. */
  opened: OpenEntry | undefined = undefined;
  /** Why the open entry is not displayed, or that it is another version than before. */
  notice: 'changed' | 'set-back' | 'gone' | 'failed' | undefined = undefined;

  readonly #award: string;
  readonly #filter: EntryFilter;
  readonly #calls: Calls;

  constructor(page: EntryPage, award: string, filter: EntryFilter, calls: Calls) {
    this.page = page;
    this.#award = award;
    this.#filter = filter;
    this.#calls = calls;
    makeAutoObservable(this, { page: observableRef, opened: observableRef }, { autoBind: true });
  }

  /** Opens an entry, or closes the open one with none; does nothing when it is open. */
  async show(id: string | undefined): Promise<void> {
    if (id === this.open) return;
    this.open = id;
    this.opened = undefined;
    this.notice = undefined;
    await this.#load();
  }

  /** Sets an entry back as it was seen; after a conflict, fails once the present version is displayed. */
  setBack(entry: EntryRevision, reason: string): ResultAsync<OpenEntry, Failure> {
    return this.#calls.setEntryBack(this.#award, entry, reason).orElse((failure) => {
      const reloaded = failure.kind === 'conflict' ? this.#loadAgain() : Promise.resolve();
      return ResultAsync.fromSafePromise<void, Failure>(reloaded).andThen(() => err(failure));
    });
  }

  /** Displays an entry that was set back, in the list too. */
  replaced(opened: OpenEntry): void {
    const { entry } = opened;
    if (entry.id === this.open) {
      this.opened = opened;
      this.notice = undefined;
    }
    const items = this.page.items.map((item): ListedEntry => (item.id === entry.id ? entry : item));
    const { draft, submitted } = this.page.counts;
    this.page = { ...this.page, items, counts: { draft: draft + 1, submitted: submitted - 1 } };
    void this.#list();
  }

  async #loadAgain(): Promise<void> {
    await Promise.all([this.#load(), this.#list()]);
    runInAction(() => {
      if (this.opened) this.notice = isSetBack(this.opened) ? 'set-back' : 'changed';
    });
  }

  /** Reads the page again; keeps the current one when that fails. */
  async #list(): Promise<void> {
    const result = await this.#calls.listEntries(this.#award, this.#filter);
    runInAction(() => {
      if (result.isOk()) this.page = result.value;
    });
  }

  async #load(): Promise<void> {
    const id = this.open;
    if (id === undefined) return;
    const result = await this.#calls.openEntry(this.#award, id);
    if (id !== this.open) return;
    runInAction(() => {
      this.opened = result.unwrapOr(undefined);
      if (result.isErr()) this.notice = result.error.kind === 'not-found' ? 'gone' : 'failed';
    });
  }
}

/** Another organiser was faster. */
const isSetBack = ({ entry, reopened }: OpenEntry): boolean =>
  entry.state === 'draft' && reopened !== undefined;
