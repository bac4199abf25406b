import { AWARD_CLOSED, type EntryPlace, type Question, type Questionnaire } from '@fairdesk/core/awards';
import type { UploadFile } from '@fairdesk/core/media';
import type { ErrorLabel, Failure, FieldCode, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
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
  /** Why the last upload failed. */
  readonly faults = new Map<string, readonly FileFault[]>();

  readonly #parts: Parts;
  readonly #sending = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(
      this,
      { shares: observableShallow, faults: observableShallow, isSending: false },
      { autoBind: true },
    );
  }

  /** Whether an upload is in progress: a step is saved only after it finishes. */
  get isSending(): boolean {
    return this.#sending.size > 0;
  }

  /** Waits for pending uploads. @returns whether all of them succeeded. */
  async settled(): Promise<boolean> {
    await Promise.all(this.#sending);
    return this.faults.size === 0;
  }

  /** Uploads files one after the other; each becomes visible as soon as the server has it. */
  upload(question: Question, files: readonly UploadFile[]): Promise<void> {
    return this.#track(this.#upload(question, files));
  }

  remove(question: Question, file: string): Promise<void> {
    return this.#track(this.#remove(question, file));
  }

  async #track(sending: Promise<void>): Promise<void> {
    this.#sending.add(sending);
    await sending;
    this.#sending.delete(sending);
  }

  async #upload(question: Question, files: readonly UploadFile[]): Promise<void> {
    const { place, ports } = this.#parts;
    const type = question.isImageUpload ? 'image' : 'document';
    for (const file of files) {
      const added = { question: question.name, type, file } as const;
      const isThere = await this.#send(question, (progress) => ports.addAnswerFile(place, added, progress));
      if (!isThere) return;
    }
  }

  async #remove(question: Question, file: string): Promise<void> {
    const { place, ports } = this.#parts;
    if (this.shares.has(question.name)) return;
    await this.#send(question, () => ports.removeAnswerFile(place, file));
  }

  async #send(
    question: Question,
    call: (progress: (share: number) => void) => ResultAsync<Questionnaire, Failure>,
  ): Promise<boolean> {
    const { name } = question;
    runInAction(() => this.shares.set(name, 0));
    const result = await call((share) => runInAction(() => this.shares.set(name, share)));
    runInAction(() => {
      this.shares.delete(name);
      if (result.isOk()) {
        this.faults.delete(name);
        this.#parts.onChange(question, result.value);
      } else this.#failed(name, result.error);
    });
    return result.isOk();
  }

  #failed(name: string, failure: Failure): void {
    this.faults.set(name, faultsOf(failure, name));
    if (isAwardClosed(failure)) this.#parts.onClosed(failure);
  }
}

/** Whether the server rejected the change because the award has closed. */
export const isAwardClosed = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.reason === AWARD_CLOSED;

/** Why a file was not added: its own fault, or the failure of the upload. */
interface FileFault extends Omit<FieldFault, 'code'> {
  readonly code: FieldCode | ErrorLabel | 'failed-throttled';
}

const faultsOf = (failure: Failure, path: string): readonly FileFault[] =>
  failure.kind === 'rejected' && failure.fields.length > 0
    ? failure.fields
    : [{ path, code: failure.kind === 'throttled' ? 'failed-throttled' : 'SaveProductDocumentError' }];
