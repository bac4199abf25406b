import {
  type FrameClash,
  type FrameForms,
  mergeFrames,
  type SiteFrame,
  siteFrameFaults,
} from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { changedForms, formsToPublish, storedIds, withIds } from './frame-form.ts';
import type { FrameUseCases } from './frame-use-cases.ts';

export type FrameCalls = Pick<FrameUseCases, 'listFrames' | 'publishFrame'>;

/** How often a publication that other editors came before is brought together with theirs at once. */
const ATTEMPTS_MAX = 5;

/** Another editor published the same header or footer, and parts of it need a choice. */
interface Conflict {
  readonly theirs: SiteFrame;
  readonly clashes: readonly FrameClash[];
}

/** What is typed, with what it began from. */
export interface FrameDraft {
  readonly version: string;
  readonly base: FrameForms;
  readonly forms: FrameForms;
}

/**
 * Publishes a header or footer, and brings together what two editors changed, whether or not its languages match.
 *
 * Nothing typed is lost: what is typed while a publication is under way belongs to the next one, and a clash is
 * decided by the editor.
 */
export class FramePublisher {
  /** The header or footer that the changes are made to. */
  frame: SiteFrame;
  edit: EditStore<FrameForms, readonly SiteFrame[]>;
  conflict: Conflict | undefined = undefined;
  /** Whether the last publication has changes of another editor as well. */
  isMerged = false;
  /** The new ids of stored items, after a publication. */
  renamed: ReadonlyMap<string, string> = new Map();
  readonly #calls: FrameCalls;
  #newest: readonly SiteFrame[] = [];

  constructor(frame: SiteFrame, calls: FrameCalls) {
    this.frame = frame;
    this.#calls = calls;
    this.edit = this.#editOf(frame);
    makeAutoObservable(
      this,
      { frame: observableRef, edit: observableRef, conflict: observableRef },
      { autoBind: true },
    );
  }

  /** Goes on with what was typed before, and brings in what others have published since. */
  restore({ version, base, forms }: FrameDraft): void {
    const current = this.frame;
    this.#begin({ ...current, version, forms: base }, forms);
    if (version !== current.version) this.#merge(current);
  }

  /** @returns all headers and footers; `undefined` when publishing failed or needs a choice */
  async publish(): Promise<readonly SiteFrame[] | undefined> {
    if (this.edit.isSaving) return undefined;
    this.isMerged = false;
    return this.edit.submit();
  }

  /** Ends a conflict: every clash takes the value of one editor, and the other changes of both stay. */
  choose(whose: 'mine' | 'theirs'): void {
    if (this.conflict === undefined || this.edit.isSaving) return;
    const { theirs } = this.conflict;
    this.#begin(theirs, mergeFrames(this.frame.forms, this.edit.form, theirs.forms, whose).forms);
  }

  /** Resets to what is published; after a conflict, to what the other editor published. */
  discard(): void {
    if (this.edit.isSaving) return;
    const published = this.conflict?.theirs ?? this.frame;
    this.#begin(published, published.forms);
    this.isMerged = false;
  }

  #editOf(frame: SiteFrame): EditStore<FrameForms, readonly SiteFrame[]> {
    return new EditStore<FrameForms, readonly SiteFrame[]>({
      start: { form: frame.forms, version: frame.version },
      check: (forms) => siteFrameFaults(formsToPublish(this.frame.forms, forms)),
      save: () => this.#send(ATTEMPTS_MAX),
    });
  }

  #begin(frame: SiteFrame, forms: FrameForms): void {
    this.frame = frame;
    this.edit = this.#editOf(frame);
    this.edit.change(changedForms(frame.forms, forms));
    this.conflict = undefined;
  }

  #send(attempts: number): ResultAsync<readonly SiteFrame[], Failure> {
    const { area, paths, version, forms: before } = this.frame;
    const typed = this.edit.form;
    const forms = formsToPublish(before, typed);
    // The other editor made the same changes.
    if (Object.keys(forms).length === 0 && this.#newest.length > 0) return okAsync(this.#newest);
    return this.#calls
      .publishFrame({ area, path: paths[0] ?? '/', version, forms })
      .map((saved) => this.#settle(saved, typed))
      .orElse((failure) =>
        failure.kind === 'conflict' && attempts > 1 ? this.#reload(attempts, failure) : errAsync(failure),
      );
  }

  #reload(attempts: number, failure: Failure): ResultAsync<readonly SiteFrame[], Failure> {
    return this.#calls.listFrames().andThen((frames) => {
      const theirs = this.#latestOf(frames);
      if (theirs === undefined) return errAsync<never, Failure>({ kind: 'not-found', what: this.frame.area });
      this.#newest = frames;
      return runInAction(() => this.#merge(theirs)) ? this.#send(attempts - 1) : errAsync(failure);
    });
  }

  /** @returns whether the changes of both are in the form now */
  #merge(theirs: SiteFrame): boolean {
    const { forms, clashes } = mergeFrames(this.frame.forms, this.edit.form, theirs.forms);
    this.conflict = clashes.length > 0 ? { theirs, clashes } : undefined;
    if (this.conflict) return false;
    this.frame = theirs;
    this.edit.rebase({ form: theirs.forms, version: theirs.version }, { ...theirs.forms, ...forms });
    this.isMerged = true;
    return true;
  }

  /** Begins again with what was published, and with what was typed meanwhile. */
  #settle(saved: readonly SiteFrame[], sent: FrameForms): readonly SiteFrame[] {
    const published = this.#latestOf(saved);
    if (published === undefined) return saved;
    runInAction(() => {
      const ids = storedIds(sent);
      const typed = withIds(this.edit.form, ids);
      this.renamed = ids;
      const { forms } = mergeFrames(withIds(sent, ids), typed, published.forms);
      this.#begin(published, forms);
    });
    return saved;
  }

  /** This header or footer among those of the website: the one of its first page, else of any of its pages. */
  #latestOf(frames: readonly SiteFrame[]): SiteFrame | undefined {
    const { area, paths } = this.frame;
    const here = frames.filter((each) => each.area === area);
    for (const path of paths) {
      const found = here.find((each) => each.paths.includes(path));
      if (found) return found;
    }
    return undefined;
  }
}
