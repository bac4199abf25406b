import type { EntryFile, EntryPlace, Question, Questionnaire } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Result, ResultAsync } from 'neverthrow';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { toUpload } from '../shared/upload/one-file.ts';
import { type FileFault, faultsOf, isAwardClosed } from './file-faults.ts';
import { isNewFile, removalOutcome, storedUpload, type Upload, uploadOutcome } from './file-outcomes.ts';
import type { AwardUseCases } from './use-awards.ts';

interface Parts {
  readonly place: EntryPlace;
  readonly ports: Pick<AwardUseCases, 'addAnswerFile' | 'removeAnswerFile' | 'openQuestionnaire'>;
  /** The files the server has. */
  readonly stored: () => readonly EntryFile[];
  readonly onChange: (question: Question, questionnaire: Questionnaire) => void;
  /** Called with what the server has after a failed upload: maybe the file of a colleague. */
  readonly onRead: (question: Question, questionnaire: Questionnaire) => void;
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
  /** Withdraw the uploads that have started. */
  readonly #withdrawals = new WeakMap<ChosenFile, AbortController>();
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

  /** Removes a file from the queue, and stops its upload. */
  withdraw(question: Question, file: ChosenFile): void {
    this.#withdrawals.get(file)?.abort();
    this.#leaveQueue(question, file);
  }

  async remove(question: Question, file: string): Promise<void> {
    if (this.#removing.has(file)) return;
    this.#removing.add(file);
    this.faults.delete(question.name);
    await this.#enqueue(question, async () => {
      const sent = await this.#sendRemoval(question, file);
      const result = await removalOutcome(sent, file, this.#readLatest);
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
    const withdrawal = new AbortController();
    const { signal } = withdrawal;
    this.#withdrawals.set(file, withdrawal);
    const before = this.#parts.stored().filter(({ questionId }) => questionId === question.name);
    const replaces = before.map(({ psId }) => psId);
    const added = { question: question.name, type, file: toUpload(file), replaces } as const;
    const sent = await this.#send(question, (progress) =>
      ports.addAnswerFile(place, added, { progress, signal }),
    );
    const upload = { question, file, before };
    if (signal.aborted) return this.#undo(upload, sent);
    const outcome = await uploadOutcome(sent, upload, this.#readLatest);
    const result = outcome.mapErr(({ failure }) => failure);
    runInAction(() => {
      if (outcome.isErr() && outcome.error.latest) this.#parts.onRead(question, outcome.error.latest);
      this.#leaveQueue(question, file);
      this.#done(question, result, file.name);
    });
  }

  /**
   * Removes a file that the server stored before its upload was withdrawn; one that replaced another stays. Without a
   * response, a file of that name may be a colleague's: it is shown instead, for the user to decide.
   */
  async #undo(upload: Upload, sent: Result<Questionnaire, Failure>): Promise<void> {
    const { question, before } = upload;
    runInAction(() => this.shares.delete(question.name));
    if (sent.isErr()) return this.#showStored(upload);
    const stored = storedUpload(sent.value, upload);
    if (!stored) return;
    const isReplacement = question.maxFiles <= 1 && before.length > 0;
    const removed = isReplacement ? sent : await this.#sendRemoval(question, stored.psId);
    runInAction(() => {
      if (removed.isErr()) this.#parts.onChange(question, sent.value);
      this.#done(question, removed);
    });
  }

  async #showStored(upload: Upload): Promise<void> {
    const latest = await this.#readLatest();
    if (latest.isErr()) return runInAction(() => this.#closeAfter(latest.error));
    const { question } = upload;
    if (latest.value.files.some(isNewFile(upload)))
      runInAction(() => this.#parts.onRead(question, latest.value));
  }

  readonly #readLatest = (): ResultAsync<Questionnaire, Failure> =>
    this.#parts.ports.openQuestionnaire(this.#parts.place);

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
    const faults = faultsOf(failure, name, file).map((fault) => ({ ...fault, ...(file && { file }) }));
    this.faults.set(name, [...(this.faults.get(name) ?? []), ...faults]);
    this.#closeAfter(failure);
  }

  #closeAfter(failure: Failure): void {
    if (!isAwardClosed(failure)) return;
    this.queues.clear();
    this.#parts.onClosed(failure);
  }
}
