import {
  acceptFiles,
  contentFault,
  fileFaults,
  fileNameKey,
  isWhatItSays,
  type RefusedFile,
  smallerSizes,
  type UploadCode,
  type UploadRules,
} from '@fairdesk/core/media';
import type { FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChosenFile, ReadFile } from './chosen-file.ts';
import type { ShrinkPicture } from './shrink-picture.ts';

/**
 * The state of the last selection in a file field: rejected and duplicate files. The form holds the accepted
 * ones.
 */
export class UploadStore {
  isReading = false;
  refused: readonly RefusedFile<ChosenFile>[] = [];
  /** Names of duplicate files. */
  dropped: readonly string[] = [];
  /** Names of files that the browser could not read, such as one that was moved after its selection. */
  unreadable: readonly string[] = [];
  /** The rejected image that is being re-encoded. */
  shrinking: ChosenFile | undefined = undefined;
  /** The result of the last re-encoding. */
  shrunk: { readonly name: string; readonly pixels?: ChosenFile['pixels'] } | undefined = undefined;

  readonly #path: string;
  #rules: UploadRules;
  readonly #read: ReadFile;
  readonly #shrink: ShrinkPicture;
  /** The browser's file of each rejected file. */
  #sources: ReadonlyMap<ChosenFile, File> = new Map();
  /** The files being read, of all selections, oldest first. */
  #reading: Promise<Source>[] = [];
  /** The latest selection takes over the files of earlier ones that are still being read. */
  #offers = 0;

  constructor(path: string, rules: UploadRules, read: ReadFile, shrink: ShrinkPicture) {
    this.#path = path;
    this.#rules = rules;
    this.#read = read;
    this.#shrink = shrink;
    makeAutoObservable(
      this,
      {
        refused: observableRef,
        dropped: observableRef,
        unreadable: observableRef,
        shrinking: observableRef,
        shrunk: observableRef,
      },
      { autoBind: true },
    );
  }

  /**
   * @param held the contents of the field once the files are read: some may be removed in the meantime.
   * @param rules which may have changed since the last selection: fewer files are left after each upload.
   * @returns the new contents of the field; `undefined` when a later selection takes over these files.
   */
  async offer(
    files: readonly File[],
    held: () => readonly ChosenFile[],
    rules = this.#rules,
  ): Promise<readonly ChosenFile[] | undefined> {
    const offer = ++this.#offers;
    this.#rules = rules;
    this.isReading = true;
    this.shrunk = undefined;
    this.#reading.push(...files.map((file) => this.#sourceOf(file)));
    const sources = await Promise.all(this.#reading);
    if (offer !== this.#offers) return undefined;
    this.#reading = [];
    this.#sources = new Map(sources.flatMap(({ read, file }) => (read ? [[read, file] as const] : [])));
    const readable = [...this.#sources.keys()];
    const isHonest = (file: ChosenFile) => this.#isHonest(file);
    const [real, disguised] = [readable.filter(isHonest), readable.filter((file) => !isHonest(file))];
    // A field for one file keeps the last one, also of a name that was offered before.
    const last = new Map(real.map((file) => [fileNameKey(file), file]));
    const offered = rules.maxFiles > 1 ? real : real.filter((file) => last.get(fileNameKey(file)) === file);
    const { accepted, refused, dropped } = acceptFiles(this.#path, held(), offered, rules);
    const handled = new Set([...accepted, ...refused.map(({ file }) => file)]);
    const others = offered.filter((file) => !handled.has(file) && !dropped.includes(file.name));
    runInAction(() => {
      this.isReading = false;
      this.refused = [
        ...refused,
        ...disguised.map((file) => ({ file, faults: this.#faultsOf(file) })),
        ...others.map((file) => ({ file, faults: this.#limitFaults(file) })),
      ];
      this.dropped = [...dropped, ...real.filter((file) => !offered.includes(file)).map(({ name }) => name)];
      this.unreadable = sources.flatMap(({ read, file }) => (read ? [] : file.name));
    });
    return accepted;
  }

  /** Rejected images that would be accepted at a smaller size. */
  get shrinkable(): readonly ChosenFile[] {
    return this.refused.filter(({ file, faults }) => this.#fits(file, faults)).map(({ file }) => file);
  }

  /**
   * @param held the contents of the field once the image is re-encoded.
   * @returns the new contents of the field; `undefined` when re-encoding fails.
   */
  async shrink(
    file: ChosenFile,
    held: () => readonly ChosenFile[],
  ): Promise<readonly ChosenFile[] | undefined> {
    const source = this.#sources.get(file);
    if (source === undefined || this.shrinking !== undefined) return undefined;
    const offer = this.#offers;
    this.shrinking = file;
    const smaller = await this.#shrink(source, this.#sizesOf(file), this.#rules);
    // A field for one file takes the later selection instead.
    const isLatest = offer === this.#offers || this.#rules.maxFiles > 1;
    runInAction(() => {
      this.shrinking = undefined;
      if (!isLatest) return;
      this.shrunk = { name: file.name, ...(smaller?.pixels && { pixels: smaller.pixels }) };
      if (smaller) this.refused = this.refused.filter((refused) => refused.file !== file);
    });
    return isLatest && smaller ? acceptFiles(this.#path, held(), [smaller], this.#rules).accepted : undefined;
  }

  async #sourceOf(file: File): Promise<Source> {
    try {
      return { file, read: await this.#read(file, this.#rules) };
    } catch {
      return { file };
    }
  }

  /** A file that is too large was not read, and has a fault for its size already. */
  #isHonest({ name, bytes, content }: ChosenFile): boolean {
    return bytes >= this.#rules.belowBytes || isWhatItSays(name, content);
  }

  /** Whether a smaller size would fix all faults. */
  #fits(file: ChosenFile, faults: readonly FieldFault[]): boolean {
    const isTooMuch = faults.every(({ code }) => code === 'maxdimensions' || code === 'maxsize');
    return isTooMuch && this.#sizesOf(file).length > 0;
  }

  #sizesOf({ pixels }: ChosenFile): ReturnType<typeof smallerSizes> {
    return pixels ? smallerSizes(pixels, this.#rules) : [];
  }

  /** The faults of a file that a later one of its field replaced. */
  #limitFaults({ name }: ChosenFile): readonly FieldFault<UploadCode>[] {
    return [{ path: this.#path, code: 'filelimitwithname', params: { name, n: 1 } }];
  }

  /** The faults of a file whose content does not match its extension, which is one only if there is no other. */
  #faultsOf(file: ChosenFile): readonly FieldFault<UploadCode>[] {
    const faults = fileFaults(this.#path, file, this.#rules);
    return faults.length > 0 ? faults : [contentFault(this.#path, file, this.#rules)];
  }
}

/** A file with its contents; without them when the browser could not read it. */
interface Source {
  readonly file: File;
  readonly read?: ChosenFile;
}
