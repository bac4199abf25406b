import {
  AWARD_CLOSED,
  type EntryFile,
  type EntryPlace,
  type Question,
  type Questionnaire,
} from '@fairdesk/core/awards';
import { fileNameKey } from '@fairdesk/core/media';
import type { ErrorLabel, Failure, FieldCode, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Result, ResultAsync } from 'neverthrow';
import type { ChosenFile } from '../shared/chosen-file.ts';
import { toUpload } from '../shared/one-file.ts';
import type { AwardUseCases } from './use-awards.ts';

interface Parts {
  readonly place: EntryPlace;
  readonly ports: Pick<AwardUseCases, 'addAnswerFile' | 'removeAnswerFile'>;
  readonly onChange: (question: Question, questionnaire: Questionnaire) => void;
  /** Called when the award no longer accepts files. */
  readonly onClosed: (failure: Failure) => void;
}

/** Uploads and removals of files, by question. */
export class AnswerFiles {
  /** The share that has been sent, 0 to 1. */
  readonly shares = new Map<string, number>();
  /** Why files of the last selection were not uploaded, or why a removal failed. */
  readonly faults = new Map<string, readonly FileFault[]>();
  /** The files to upload, the current one first. */
  readonly queues = new Map<string, readonly ChosenFile[]>();

  readonly #parts: Parts;
  readonly #sending = new Set<Promise<void>>();
  /** The last upload or removal of each question: the next one waits for it. */
  readonly #lastJobs = new Map<string, Promise<void>>();
  /** Files that were withdrawn, some of them after their upload had started. */
  readonly #withdrawn = new WeakSet<ChosenFile>();
  /** The ids of the files being removed. */
  readonly #removing = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(
      this,
      { shares: observableShallow, faults: observableShallow, queues: observableShallow, isSending: false },
      { autoBind: true },
    );
  }

  /** Whether an upload or a removal is in progress: a step is saved only after it finishes. */
  get isSending(): boolean {
    return this.#sending.size > 0;
  }

  /** Whether files wait that would be lost if the tab was closed. */
  get isUploading(): boolean {
    return [...this.queues.values()].some(({ length }) => length > 0);
  }

  /** Waits for pending uploads. @returns whether all of them succeeded. */
  async settled(): Promise<boolean> {
    await Promise.all(this.#sending);
    return this.faults.size === 0;
  }

  /** The files of a question that the server does not have yet. */
  queueOf({ name }: Question): readonly ChosenFile[] {
    return this.queues.get(name) ?? [];
  }

  /**
   * Uploads files one after the other; each becomes visible as soon as the server has it. One that fails does
   * not hold up the next.
   */
  upload(question: Question, files: readonly ChosenFile[]): Promise<void> {
    this.queues.set(question.name, [...this.queueOf(question), ...files]);
    this.faults.delete(question.name);
    return this.#enqueue(question, async () => {
      for (const file of files) await this.#upload(question, file);
    });
  }

  /** Removes a file from the queue; if its upload has started, it is removed from the server afterwards. */
  withdraw(question: Question, file: ChosenFile): void {
    this.#withdrawn.add(file);
    this.#leaveQueue(question, file);
  }

  async remove(question: Question, file: string): Promise<void> {
    if (this.#removing.has(file)) return;
    this.#removing.add(file);
    this.faults.delete(question.name);
    await this.#enqueue(question, async () => {
      const result = await this.#sendRemoval(question, file);
      runInAction(() => this.#done(question, result));
    });
    this.#removing.delete(file);
  }

  async #enqueue({ name }: Question, work: () => Promise<void>): Promise<void> {
    const job = this.#lastJobs.get(name)?.then(work) ?? work();
    this.#lastJobs.set(name, job);
    this.#sending.add(job);
    await job;
    this.#sending.delete(job);
    if (this.#lastJobs.get(name) === job) this.#lastJobs.delete(name);
  }

  async #upload(question: Question, file: ChosenFile): Promise<void> {
    if (!this.queueOf(question).includes(file)) return;
    const { place, ports } = this.#parts;
    const type = question.isImageUpload ? 'image' : 'document';
    const added = { question: question.name, type, file: toUpload(file) } as const;
    const result = await this.#send(question, (progress) => ports.addAnswerFile(place, added, progress));
    if (this.#withdrawn.has(file)) return this.#undo(question, result, file);
    runInAction(() => {
      this.#leaveQueue(question, file);
      this.#done(question, result, file.name);
    });
  }

  /** Removes a file that was withdrawn during its upload; when that fails, it is displayed as uploaded. */
  async #undo(question: Question, added: Result<Questionnaire, Failure>, file: ChosenFile): Promise<void> {
    runInAction(() => this.shares.delete(question.name));
    if (added.isErr()) return runInAction(() => this.#closeAfter(added.error));
    const isSame = ({ questionId, name }: EntryFile) =>
      questionId === question.name && fileNameKey({ name }) === fileNameKey(file);
    const stored = added.value.files.findLast(isSame);
    const removed = stored ? await this.#sendRemoval(question, stored.psId) : added;
    runInAction(() => {
      if (removed.isErr()) this.#parts.onChange(question, added.value);
      this.#done(question, removed);
    });
  }

  #leaveQueue(question: Question, file: ChosenFile): void {
    this.queues.set(
      question.name,
      this.queueOf(question).filter((each) => each !== file),
    );
  }

  #sendRemoval(question: Question, file: string): Promise<Result<Questionnaire, Failure>> {
    const { place, ports } = this.#parts;
    return this.#send(question, () => ports.removeAnswerFile(place, file));
  }

  async #send(
    { name }: Question,
    call: (progress: (share: number) => void) => ResultAsync<Questionnaire, Failure>,
  ): Promise<Result<Questionnaire, Failure>> {
    runInAction(() => this.shares.set(name, 0));
    return await call((share) => runInAction(() => this.shares.set(name, share)));
  }

  #done(question: Question, result: Result<Questionnaire, Failure>, file?: string): void {
    this.shares.delete(question.name);
    if (result.isOk()) this.#parts.onChange(question, result.value);
    else this.#failed(question.name, result.error, file);
  }

  #failed(name: string, failure: Failure, file: string | undefined): void {
    const faults = faultsOf(failure, name).map((fault) => ({ ...fault, ...(file && { file }) }));
    this.faults.set(name, [...(this.faults.get(name) ?? []), ...faults]);
    this.#closeAfter(failure);
  }

  #closeAfter(failure: Failure): void {
    if (!isAwardClosed(failure)) return;
    this.queues.clear();
    this.#parts.onClosed(failure);
  }
}

/** Whether the server rejected the change because the award has closed. */
export const isAwardClosed = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.reason === AWARD_CLOSED;

/** Why a file was not added: its own fault, or the failure of the upload. */
interface FileFault extends Omit<FieldFault, 'code'> {
  readonly code: FieldCode | ErrorLabel | 'failed-throttled';
  /** The name of the file; absent for a removal. */
  readonly file?: string;
}

const faultsOf = (failure: Failure, path: string): readonly FileFault[] =>
  failure.kind === 'rejected' && failure.fields.length > 0
    ? failure.fields
    : [{ path, code: failure.kind === 'throttled' ? 'failed-throttled' : 'SaveProductDocumentError' }];
