import type { SiteImage } from '@fairdesk/core/editor';
import type { FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ChosenFile } from '../../shared/upload/chosen-file.ts';
import { toUpload } from '../../shared/upload/one-file.ts';
import type { ImageUseCases } from './image-use-cases.ts';

/** A file on its way to the library. */
export interface ImageUpload {
  readonly id: number;
  readonly file: ChosenFile;
  readonly state: 'waiting' | 'sending' | 'sent' | 'known' | 'failed';
  /** The share that was sent, 0 to 1. */
  readonly share: number;
  /** Why the library refuses it; empty for any other failure. */
  readonly faults: readonly FieldFault[];
}

/** Files that are uploaded one after another, each with a result of its own. */
export class ImageUploadStore {
  uploads: readonly ImageUpload[] = [];

  readonly #upload: ImageUseCases['uploadSiteImage'];
  readonly #onUploaded: (image: SiteImage) => void;
  #last = 0;
  #isSending = false;

  constructor(upload: ImageUseCases['uploadSiteImage'], onUploaded: (image: SiteImage) => void) {
    this.#upload = upload;
    this.#onUploaded = onUploaded;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Whether a file is not sent yet. */
  get isBusy(): boolean {
    return this.uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  }

  /** Uploads files; results of earlier ones that succeeded are no longer shown. */
  async add(files: readonly ChosenFile[]): Promise<void> {
    const unfinished = this.uploads.filter(({ state }) => state !== 'sent' && state !== 'known');
    const added = files.map((file): ImageUpload => {
      this.#last += 1;
      return { id: this.#last, file, state: 'waiting', share: 0, faults: [] };
    });
    this.uploads = [...unfinished, ...added];
    await this.#sendAll();
  }

  /** Uploads a file again that could not be uploaded. */
  async repeat(id: number): Promise<void> {
    if (!this.uploads.some((each) => each.id === id && each.state === 'failed')) return;
    this.#change(id, { state: 'waiting', share: 0, faults: [] });
    await this.#sendAll();
  }

  /** No longer shows a file that could not be uploaded. */
  dismiss(id: number): void {
    this.uploads = this.uploads.filter((each) => each.id !== id || each.state !== 'failed');
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#waiting(); next !== undefined; next = this.#waiting()) await this.#send(next);
    this.#isSending = false;
  }

  #waiting(): ImageUpload | undefined {
    return this.uploads.find(({ state }) => state === 'waiting');
  }

  async #send({ id, file }: ImageUpload): Promise<void> {
    this.#change(id, { state: 'sending' });
    const result = await this.#upload(toUpload(file), {
      progress: (share) => this.#change(id, { share }),
    });
    runInAction(() => {
      if (result.isErr()) {
        const faults = result.error.kind === 'rejected' ? result.error.fields : [];
        this.#change(id, { state: 'failed', faults });
        return;
      }
      this.#change(id, { state: result.value.isKnown ? 'known' : 'sent', share: 1 });
      this.#onUploaded(result.value.image);
    });
  }

  #change(id: number, change: Partial<ImageUpload>): void {
    runInAction(() => {
      this.uploads = this.uploads.map((each) => (each.id === id ? { ...each, ...change } : each));
    });
  }
}
