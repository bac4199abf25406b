import {
  type CopyStorage,
  mergeDocuments,
  type OpenedPage,
  type PageDocument,
  type PagePlace,
  type SavedDraft,
  withMainArea,
} from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { UnconfirmedSaves } from '../shared/editing/unconfirmed-saves.ts';
import { isSame } from '../shared/is-same.ts';
import type { EditorUseCases } from './editor-use-cases.ts';
import type { PageStore } from './page-store.ts';

/** `conflict`: another editor changed the same, and this one must choose. */
export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

type Calls = Pick<EditorUseCases, 'savePageDraft' | 'openPage'>;

/** How long changes are gathered before a save, and a failed save before the next try, in milliseconds. */
const PAUSE_MS = 600;
const RETRY_MS = 5000;

/** Saves each change of a page by itself, and brings together what two editors changed. */
export class DraftSaver {
  state: SaveState = 'saved';
  /** Why the last save failed; `undefined` once all is saved. */
  failure: Failure | undefined = undefined;
  revision: number;
  /** Others who saved this page a moment ago. */
  others: readonly string[];
  /** How often changes of another editor were brought in. */
  merges = 0;
  /** Whether changes came back that were not saved when this page was closed. */
  hasRestored = false;
  #saved: PageDocument;
  #theirs: OpenedPage | undefined = undefined;
  #saving: Promise<void> | undefined = undefined;
  readonly #unconfirmed = new UnconfirmedSaves<PageDocument>();
  readonly #page: PageStore;
  readonly #place: PagePlace;
  readonly #calls: Calls;
  readonly #copies: CopyStorage | undefined;

  constructor(page: PageStore, opened: OpenedPage, calls: Calls, copies?: CopyStorage) {
    this.#page = page;
    this.#place = opened.place;
    this.#calls = calls;
    this.#copies = copies;
    this.#saved = page.document;
    this.revision = opened.revision;
    this.others = opened.others;
    makeAutoObservable(this, { others: observableRef, failure: observableRef }, { autoBind: true });
  }

  get isClean(): boolean {
    return this.state === 'saved';
  }

  /** Follows the page until the returned function is called. */
  follow(): () => void {
    let pause: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      pause = undefined;
      void this.save();
    };
    // A delayed reaction would pass over a change and its undoing, between which another version was taken over.
    const stop = reaction(
      () => this.#page.document,
      (document) => {
        this.#mark(document);
        pause ??= setTimeout(save, PAUSE_MS);
      },
    );
    const retry = () => this.state === 'failed' && void this.save();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    this.#restore();
    return () => {
      stop();
      clearTimeout(pause);
      clearInterval(timer);
      window.removeEventListener('online', retry);
      void this.save();
    };
  }

  /** Saves what is not saved yet; resolves to whether all of it is. */
  async save(): Promise<boolean> {
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
    return this.state === 'saved';
  }

  /** Begins again with what the server has. */
  restart({ document, revision, others }: OpenedPage): void {
    this.#page.reset(document);
    this.#saved = this.#page.document;
    this.revision = revision;
    this.others = others;
    this.#theirs = undefined;
    this.state = 'saved';
    this.failure = undefined;
    this.#copies?.write(undefined);
  }

  /** Takes over the revision of what visitors see now, to which a later step back returns. */
  published({ revision }: Pick<OpenedPage, 'revision'>): void {
    this.revision = revision;
    this.#page.endTyping();
  }

  /**
   * Takes over what is stored: the changes of others are brought in, or left to this editor to choose.
   *
   * @returns whether it is what this editor saved, or sent without a response
   */
  receive(stored: OpenedPage): boolean {
    const theirs = withMainArea(stored.document);
    // A block that was sent is in both, so it cannot be merged.
    const isPartOfTheirs = (sent: PageDocument) =>
      isSame(sent, theirs) || isSame(mergeDocuments(this.#saved, sent, theirs), theirs);
    this.#saved = this.#unconfirmed.confirm(isPartOfTheirs) ?? this.#saved;
    const isOwn = isSame(this.#saved, theirs);
    if (isOwn) this.#confirm(this.#saved, stored);
    else this.#bringIn(stored);
    return isOwn;
  }

  /** Ends a conflict. Undo brings back the other version. */
  async choose(whose: 'mine' | 'theirs'): Promise<void> {
    const theirs = this.#theirs;
    if (theirs === undefined) return;
    const mine = this.#page.document;
    this.#page.receive(theirs.document);
    this.#saved = this.#page.document;
    this.revision = theirs.revision;
    this.#theirs = undefined;
    if (whose === 'mine') this.#page.receive(mine);
    this.state = 'unsaved';
    this.#mark(this.#page.document);
    await this.save();
  }

  /** Goes on where this page was closed, and saves it, which brings in what others have saved since. */
  #restore(): void {
    const copy = this.#copies?.read();
    if (copy === undefined) return;
    this.#page.reset(copy.base);
    this.#saved = this.#page.document;
    this.revision = copy.revision;
    this.hasRestored = true;
    this.#page.receive(copy.document);
    // The reaction that follows the page begins at the end of this action: it sees no change here.
    this.#mark(this.#page.document);
    void this.save();
  }

  #mark(document: PageDocument): void {
    this.#keep(document);
    if (this.state === 'saving' || this.state === 'conflict') return;
    this.state = document === this.#saved ? 'saved' : 'unsaved';
  }

  #keep(document: PageDocument): void {
    const { revision } = this;
    const isSaved = document === this.#saved;
    this.#copies?.write(isSaved ? undefined : { document, base: this.#saved, revision });
  }

  async #saveAll(): Promise<void> {
    let failure: Failure | undefined;
    while (failure === undefined && this.state !== 'conflict' && this.#page.document !== this.#saved) {
      const document = this.#page.document;
      runInAction(() => {
        this.state = 'saving';
      });
      const saved = await this.#calls.savePageDraft(this.#place, document, this.revision);
      if (saved.isOk()) runInAction(() => this.#confirm(document, saved.value));
      else if (saved.error.kind === 'conflict') failure = await this.#merge();
      else {
        failure = saved.error;
        this.#unconfirmed.add(document);
      }
    }
    runInAction(() => {
      this.failure = failure;
      if (this.state !== 'conflict') this.state = failure === undefined ? 'saved' : 'failed';
    });
  }

  #confirm(document: PageDocument, { revision, others }: SavedDraft): void {
    this.#unconfirmed.clear();
    this.#saved = document;
    this.revision = revision;
    this.others = others;
    this.#keep(this.#page.document);
  }

  /** Takes over what another editor saved; a failure when it cannot be read. */
  async #merge(): Promise<Failure | undefined> {
    const latest = await this.#calls.openPage(this.#place);
    if (latest.isErr()) return latest.error;
    this.receive(latest.value);
    return undefined;
  }

  #bringIn(theirs: OpenedPage): void {
    const merged = mergeDocuments(this.#saved, this.#page.document, theirs.document);
    this.others = theirs.others;
    if (merged === undefined) {
      this.#theirs = theirs;
      this.state = 'conflict';
      return;
    }
    this.#page.bringIn(merged, { base: this.#saved, theirs: theirs.document });
    this.revision = theirs.revision;
    this.#saved = isSame(merged, theirs.document) ? this.#page.document : theirs.document;
    this.#keep(this.#page.document);
    this.merges += 1;
  }
}
