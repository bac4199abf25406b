import {
  acceptFiles,
  fileFaults,
  isWhatItSays,
  type RefusedFile,
  type UploadRules,
} from '@fairdesk/core/media';
import type { FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChosenFile, ReadFile } from './chosen-file.ts';

/** What a file field remembers of the last offer: what it did not take, and why. The files themselves are the form's. */
export class UploadStore {
  isReading = false;
  refused: readonly RefusedFile<ChosenFile>[] = [];
  /** Names of files that were there already, or offered twice. */
  dropped: readonly string[] = [];

  readonly #path: string;
  readonly #rules: UploadRules;
  readonly #read: ReadFile;
  /** The latest offer is the one that counts. */
  #offers = 0;

  constructor(path: string, rules: UploadRules, read: ReadFile) {
    this.#path = path;
    this.#rules = rules;
    this.#read = read;
    makeAutoObservable(this, { refused: observableRef, dropped: observableRef }, { autoBind: true });
  }

  /** @returns what the field holds now; `undefined` when another offer came meanwhile. */
  async offer(
    files: readonly File[],
    held: readonly ChosenFile[],
  ): Promise<readonly ChosenFile[] | undefined> {
    const offer = ++this.#offers;
    this.isReading = true;
    const read = await Promise.all(files.map((file) => this.#read(file, this.#rules)));
    if (offer !== this.#offers) return undefined;
    const [real, disguised] = [read.filter(isHonest), read.filter((file) => !isHonest(file))];
    const { kept, refused, dropped } = acceptFiles(this.#path, held, real, this.#rules);
    runInAction(() => {
      this.isReading = false;
      this.refused = [...refused, ...disguised.map((file) => ({ file, faults: this.#faultsOf(file) }))];
      this.dropped = dropped;
    });
    return kept;
  }

  forget(): void {
    this.refused = [];
    this.dropped = [];
  }

  /** Something else under a name that would be right is called what it is not. */
  #faultsOf(file: ChosenFile): readonly FieldFault[] {
    const faults = fileFaults(this.#path, file, this.#rules);
    const list = this.#rules.fileTypes.join(', ');
    return faults.length > 0 ? faults : [{ path: this.#path, code: 'filetype', params: { list } }];
  }
}

/** What was too large was not read, and is refused for that. */
const isHonest = ({ name, content }: ChosenFile): boolean =>
  content.length === 0 || isWhatItSays(name, content);
