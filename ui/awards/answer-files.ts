import { AWARD_CLOSED, type EntryPlace, type Question, type Questionnaire } from '@fairdesk/core/awards';
import type { ErrorLabel, Failure, FieldCode, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Result, ResultAsync } from 'neverthrow';
import type { ChosenFile } from '../shared/chosen-file.ts';
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

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(
      this,
      { shares: observableShallow, faults: observableShallow, queues: observableShallow, isSending: false },
      { autoBind: true },
    );
  }

  /** Whether an upload is in progress: a step is saved only after it finishes. */
  get isSending(): boolean {
    return this.#sending.size > 0;
  }

  /** Waits for pending uploads. @returns whether all of them succeeded. */
  async settled(): Promise<boolean> {
    await this.#sent();
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
    const queue = this.queueOf(question);
    this.queues.set(question.name, [...queue, ...files]);
    this.faults.delete(question.name);
    return this.#track(queue.length === 0 ? this.#upload(question) : this.#sent());
  }

  /** Removes a file from the queue, unless its upload has started. */
  withdraw(question: Question, file: ChosenFile): void {
    const isWaiting = (each: ChosenFile, place: number) => place > 0 && each === file;
    const rest = this.queueOf(question).filter((each, place) => !isWaiting(each, place));
    this.queues.set(question.name, rest);
  }

  remove(question: Question, file: string): Promise<void> {
    return this.#track(this.#remove(question, file));
  }

  async #sent(): Promise<void> {
    await Promise.all(this.#sending);
  }

  async #track(sending: Promise<void>): Promise<void> {
    this.#sending.add(sending);
    await sending;
    this.#sending.delete(sending);
  }

  async #upload(question: Question): Promise<void> {
    const { place, ports } = this.#parts;
    const type = question.isImageUpload ? 'image' : 'document';
    for (let [file] = this.queueOf(question); file !== undefined; [file] = this.queueOf(question)) {
      const { name, content: bytes, pixels } = file;
      const added = {
        question: question.name,
        type,
        file: { name, bytes, ...(pixels && { pixels }) },
      } as const;
      const result = await this.#send(question, (progress) => ports.addAnswerFile(place, added, progress));
      runInAction(() => {
        this.queues.set(
          question.name,
          this.queueOf(question).filter((each) => each !== file),
        );
        this.#done(question, result, name);
      });
    }
  }

  async #remove(question: Question, file: string): Promise<void> {
    const { place, ports } = this.#parts;
    if (this.shares.has(question.name)) return;
    runInAction(() => this.faults.delete(question.name));
    const result = await this.#send(question, () => ports.removeAnswerFile(place, file));
    runInAction(() => this.#done(question, result));
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
