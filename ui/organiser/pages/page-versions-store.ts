import {
  compareDocuments,
  type DocumentChanges,
  type OpenedPage,
  type PageDocument,
  type PagePlace,
  type PageVersion,
  PUBLISHED_VERSION,
} from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ResultAsync } from 'neverthrow';
import type { PageDescriptions, PageUseCases } from './page-use-cases.ts';

type Calls = Pick<
  PageUseCases,
  | 'openPage'
  | 'listPageVersions'
  | 'readPageVersion'
  | 'readPageDescriptions'
  | 'restorePageVersion'
  | 'savePageDraft'
  | 'discardPageDraft'
>;

/** Takes a restore back; resolves to whether it did. */
export type UndoRestore = () => Promise<boolean>;

/** The versions of a page in one language, and what differs between the chosen one and the text of its editor. */
export class PageVersionsStore {
  place: PagePlace;
  /** The draft, else what visitors see. */
  opened: OpenedPage | undefined = undefined;
  versions: readonly PageVersion[] = [];
  /** The id of a version; {@link PUBLISHED_VERSION} for what visitors see. */
  chosen: string | undefined = undefined;
  /** From the chosen version to the draft; without one, to what visitors see. */
  changes: DocumentChanges | undefined = undefined;
  descriptions: PageDescriptions | undefined = undefined;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  isRestoring = false;
  /** Why the last restore failed. */
  fault: 'conflict' | 'failed' | undefined = undefined;

  readonly #calls: Calls;
  /** The latest load wins. */
  #reading = 0;

  constructor(place: PagePlace, calls: Calls) {
    this.place = place;
    this.#calls = calls;
    makeAutoObservable(
      this,
      {
        ...{ place: observableRef, opened: observableRef, versions: observableRef },
        ...{ changes: observableRef, descriptions: observableRef },
      },
      { autoBind: true },
    );
  }

  /** Lists the versions of another language, or again those of this one. */
  async load(place: PagePlace = this.place): Promise<void> {
    const reading = this.#begin();
    this.place = place;
    this.chosen = undefined;
    this.changes = undefined;
    this.state = 'loading';
    const loaded = await ResultAsync.combine([
      this.#calls.openPage(place),
      this.#calls.listPageVersions(place),
      this.#calls.readPageDescriptions(),
    ]);
    runInAction(() => {
      if (reading !== this.#reading) return;
      this.state = loaded.isOk() ? 'ready' : 'failed';
      if (loaded.isOk()) [this.opened, this.versions, this.descriptions] = loaded.value;
    });
  }

  /** Compares a version with the text of the editor. */
  async choose(version: string): Promise<void> {
    const reading = this.#begin();
    this.chosen = version;
    this.changes = undefined;
    this.fault = undefined;
    const read = await this.#calls.readPageVersion(this.place, version);
    runInAction(() => {
      if (reading !== this.#reading) return;
      this.state = read.isOk() ? 'ready' : 'failed';
      if (read.isOk() && this.opened) this.changes = compareDocuments(read.value, this.opened.document);
    });
  }

  /** Makes the chosen version the draft; returns how to take that back, or nothing when it failed. */
  async restore(): Promise<UndoRestore | undefined> {
    const { opened, chosen, place } = this;
    if (opened === undefined || chosen === undefined || this.isRestoring) return undefined;
    this.isRestoring = true;
    this.fault = undefined;
    const restored = await this.#restored(place, chosen, opened.revision);
    runInAction(() => {
      this.isRestoring = false;
      if (restored.isErr()) this.fault = restored.error.kind === 'conflict' ? 'conflict' : 'failed';
    });
    if (restored.isErr()) return undefined;
    const { document, isChanged } = opened;
    return () => this.#undo(place, isChanged ? document : undefined, restored.value.revision);
  }

  #restored(place: PagePlace, version: string, revision: number): ResultAsync<OpenedPage, Failure> {
    return version === PUBLISHED_VERSION
      ? this.#calls.discardPageDraft(place, revision)
      : this.#calls.restorePageVersion(place, version, revision);
  }

  /** Puts the draft back that was there; without one, discards the restored one. */
  async #undo(place: PagePlace, draft: PageDocument | undefined, revision: number): Promise<boolean> {
    const undone =
      draft === undefined
        ? await this.#calls.discardPageDraft(place, revision)
        : await this.#calls.savePageDraft(place, draft, revision);
    return undone.isOk();
  }

  #begin(): number {
    this.#reading += 1;
    return this.#reading;
  }
}
