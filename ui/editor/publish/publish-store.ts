import type { OpenedPage, PagePlace, PreviewScope } from '@fairdesk/core/editor';
import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import type { DraftSaver } from '../draft-saver.ts';
import type { EditorUseCases } from '../editor-use-cases.ts';

type Calls = Pick<
  EditorUseCases,
  'publishPage' | 'cancelPageSchedule' | 'unpublishPage' | 'discardPageDraft' | 'linkPreview'
>;

/** What visitors see of the page, and changing that. */
export class PublishStore {
  status: OpenedPage['status'];
  publishAt: string | undefined;
  /** Why a scheduled draft was not published at its time. */
  heldBack: OpenedPage['heldBack'];
  isBusy = false;
  failure: Failure | undefined = undefined;
  /** The revision that visitors see; `undefined` when they see an earlier one. */
  publicRevision: number | undefined;
  /** When the last attempt was to publish. */
  #at: string | undefined;
  readonly #saver: DraftSaver;
  readonly #place: PagePlace;
  /** No link leads to a page for errors, or to a dialog. */
  readonly #previewScope: PreviewScope;
  readonly #calls: Calls;

  constructor(opened: OpenedPage, saver: DraftSaver, calls: Calls) {
    this.status = opened.status;
    this.publicRevision = publicRevisionOf(opened);
    this.publishAt = opened.publishAt;
    this.heldBack = opened.heldBack;
    this.#place = opened.place;
    this.#previewScope = opened.purpose === undefined ? 'website' : 'page';
    this.#saver = saver;
    this.#calls = calls;
    makeAutoObservable(this, { failure: observableRef, heldBack: observableRef }, { autoBind: true });
  }

  /** Whether visitors see something else than the editor does, or nothing. */
  get isDraft(): boolean {
    return (
      this.publicRevision !== this.#saver.revision || !this.#saver.isClean || this.status === 'unpublished'
    );
  }

  /** The parts of a questionnaire with stored answers that the draft lacks; empty unless they stopped publishing. */
  get separated(): readonly FieldFault[] {
    const faults = this.failure?.kind === 'rejected' ? this.failure.fields : [];
    return faults.filter(({ code }) => code === 'page-answers');
  }

  /** @param at ISO 8601, UTC; absent for now */
  publish(at?: string): Promise<boolean> {
    this.#at = at;
    return this.#run(() => this.#calls.publishPage(this.#place, this.#saver.revision, at));
  }

  /** Publishes although the {@link separated} answers lose their questions. */
  publishSeparated(): Promise<boolean> {
    const separates = this.separated.reduce((sum, { params }) => sum + Number(params?.n), 0);
    return this.#run(() => this.#calls.publishPage(this.#place, this.#saver.revision, this.#at, separates));
  }

  /** Ends an attempt to publish that was stopped. */
  giveUp(): void {
    this.failure = undefined;
  }

  cancelSchedule(): Promise<boolean> {
    return this.#run(() => this.#calls.cancelPageSchedule(this.#place));
  }

  unpublish(): Promise<boolean> {
    return this.#run(() => this.#calls.unpublishPage(this.#place));
  }

  /** Makes what visitors see the text of the editor again. */
  discard(): Promise<boolean> {
    return this.#run(() => this.#calls.discardPageDraft(this.#place, this.#saver.revision), true);
  }

  /** The address of a preview of what the editor sees, whose links lead to other drafts; `undefined` when it cannot be saved or linked. */
  async preview(): Promise<string | undefined> {
    if (!(await this.#saver.save())) return undefined;
    return (await this.#calls.linkPreview(this.#place, this.#previewScope)).unwrapOr(undefined)?.href;
  }

  /** Everything is saved before: what is published is what the editor sees. */
  async #run(call: () => ResultAsync<OpenedPage, Failure>, isNewText = false): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.failure = undefined;
    const isSaved = await this.#saver.save();
    const result = isSaved ? await call() : undefined;
    return runInAction(() => {
      this.isBusy = false;
      if (result === undefined) return false;
      if (result.isErr()) {
        this.failure = result.error;
        return false;
      }
      const { value: opened } = result;
      this.status = opened.status;
      this.publishAt = opened.publishAt;
      this.heldBack = opened.heldBack;
      this.publicRevision = publicRevisionOf(opened);
      if (isNewText) this.#saver.restart(opened);
      else this.#saver.published(opened.revision);
      return true;
    });
  }
}

const publicRevisionOf = ({ isChanged, revision }: OpenedPage): number | undefined =>
  isChanged ? undefined : revision;
