import type { OpenedPage, PagePlace, PreviewScope } from '@fairdesk/core/editor';
import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result, ResultAsync } from 'neverthrow';
import type { DraftSaver } from '../draft-saver.ts';
import type { EditorUseCases } from '../editor-use-cases.ts';

type Calls = Pick<
  EditorUseCases,
  'openPage' | 'publishPage' | 'cancelPageSchedule' | 'unpublishPage' | 'discardPageDraft' | 'linkPreview'
>;

/** A change of what visitors see. */
interface Step {
  readonly call: () => ResultAsync<OpenedPage, Failure>;
  /** Whether the stored page is as the step leaves it: its response was lost, or another editor took it. */
  readonly isDone: (stored: OpenedPage) => boolean;
  /** Whether what the editor sees must be what is stored. */
  readonly isOfText?: boolean;
  /** Takes over the page after the step. */
  readonly take: (opened: OpenedPage) => void;
}

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
    return this.#run(this.#publishing(0));
  }

  /** Publishes although the {@link separated} answers lose their questions. */
  publishSeparated(): Promise<boolean> {
    const separates = this.separated.reduce((sum, { params }) => sum + Number(params?.n), 0);
    return this.#run(this.#publishing(separates));
  }

  /** Ends an attempt to publish that was stopped. */
  giveUp(): void {
    this.failure = undefined;
  }

  cancelSchedule(): Promise<boolean> {
    return this.#run({
      call: () => this.#calls.cancelPageSchedule(this.#place),
      isDone: ({ publishAt }) => publishAt === undefined,
      take: this.#saver.receive,
    });
  }

  unpublish(): Promise<boolean> {
    return this.#run({
      call: () => this.#calls.unpublishPage(this.#place),
      isDone: ({ status }) => status === 'unpublished',
      take: this.#saver.receive,
    });
  }

  /** Makes what visitors see the text of the editor again. */
  discard(): Promise<boolean> {
    return this.#run({
      call: () => this.#calls.discardPageDraft(this.#place, this.#saver.revision),
      isDone: isPublic,
      take: this.#saver.restart,
    });
  }

  /** The address of a preview of what the editor sees, whose links lead to other drafts; `undefined` when it cannot be saved or linked. */
  async preview(): Promise<string | undefined> {
    if (!(await this.#saver.save())) return undefined;
    return (await this.#calls.linkPreview(this.#place, this.#previewScope)).unwrapOr(undefined)?.href;
  }

  /** @param separates how many stored answers may lose their questions */
  #publishing(separates: number): Step {
    const at = this.#at;
    return {
      call: () => this.#calls.publishPage(this.#place, this.#saver.revision, at, separates),
      isDone: (stored) => (at === undefined ? isPublic(stored) : stored.publishAt === at),
      isOfText: true,
      take: this.#saver.published,
    };
  }

  /** Everything is saved before: what is published is what the editor sees. */
  async #run(step: Step): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.failure = undefined;
    const isSaved = await this.#saver.save();
    const result = isSaved ? await this.#attempt(step) : undefined;
    return runInAction(() => {
      this.isBusy = false;
      if (result === undefined) return false;
      if (result.isErr()) {
        this.failure = result.error;
        return false;
      }
      step.take(result.value);
      this.#show(result.value);
      return true;
    });
  }

  /** After a step that is refused, the stored page tells whether it is done, or may be repeated on a newer revision. */
  async #attempt({ call, isDone, isOfText }: Step): Promise<Result<OpenedPage, Failure>> {
    const result = await call();
    if (result.isOk() || !mayBeDone(result.error)) return result;
    const latest = await this.#calls.openPage(this.#place);
    if (latest.isErr()) return result;
    const stored = latest.value;
    const isDoneNow = isDone(stored);
    if (isDoneNow && !isOfText) return latest;
    const isOwnText = runInAction(() => this.#saver.receive(stored));
    runInAction(() => this.#show(stored));
    if (isDoneNow && isOwnText) return latest;
    return result.error.kind === 'conflict' && isOwnText ? call() : result;
  }

  #show(opened: OpenedPage): void {
    this.status = opened.status;
    this.publishAt = opened.publishAt;
    this.heldBack = opened.heldBack;
    this.publicRevision = publicRevisionOf(opened);
  }
}

/** The refusals of a step that leaves the page as it is stored. */
const NOTHING_TO_DO: readonly string[] = ['page-not-published', 'page-nothing-to-publish'];

const mayBeDone = (failure: Failure): boolean =>
  failure.kind === 'conflict' ||
  (failure.kind === 'rejected' && failure.fields.some(({ code }) => NOTHING_TO_DO.includes(code)));

const isPublic = ({ status, isChanged }: OpenedPage): boolean => status === 'published' && !isChanged;

const publicRevisionOf = ({ isChanged, revision }: OpenedPage): number | undefined =>
  isChanged ? undefined : revision;
