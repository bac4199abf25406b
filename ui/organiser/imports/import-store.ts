import type {
  ImportCells,
  ImportChoices,
  ImportHistory,
  ImportPreview,
  ImportRecord,
  ImportRequest,
  ImportTarget,
  ListReading,
  ReadList,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrganiserUseCases } from '../use-organiser.ts';
import { withRecord } from './import-history.ts';

type UseCases = Pick<
  OrganiserUseCases,
  'readList' | 'previewImport' | 'startImport' | 'runImport' | 'importHistory' | 'undoImport'
>;

interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An import from the file to its last record. */
export class ImportStore {
  file: OpenedFile | undefined = undefined;
  list: ReadList | undefined = undefined;
  preview: ImportPreview | undefined = undefined;
  /** How the list is read, as far as the organiser chose it. */
  choices: ImportChoices = {};
  overwrite: readonly string[] | 'all' = [];
  /** The numbers of the companies to leave out. */
  leftOut: readonly string[] = [];
  isPartial = true;
  isBusy = false;
  failure: Failure | undefined = undefined;
  /** The import that is being written or undone, and afterwards its outcome. */
  record: ImportRecord | undefined = undefined;
  history: ImportHistory;
  readonly #useCases: UseCases;
  /** The latest request wins. */
  #requests = 0;

  constructor(history: ImportHistory, useCases: UseCases) {
    this.history = history;
    this.#useCases = useCases;
    makeAutoObservable(
      this,
      {
        ...{ file: observableRef, list: observableRef, preview: observableRef, overwrite: observableRef },
        ...{ choices: observableRef, failure: observableRef, record: observableRef, history: observableRef },
        leftOut: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Whether something was chosen for a list that is not imported yet. */
  get isDirty(): boolean {
    if (this.preview === undefined) return false;
    return Object.keys(this.choices).length + this.overwrite.length + this.leftOut.length > 0;
  }

  /** The list with the organiser's choices; `undefined` before a file was read. */
  get request(): ImportRequest | undefined {
    if (this.file === undefined || this.list === undefined) return undefined;
    return { fileName: this.file.name, source: this.list.source, choices: this.choices };
  }

  async open(file: OpenedFile, reading?: ListReading): Promise<void> {
    const request = this.#begin();
    if (reading === undefined) {
      this.file = file;
      this.preview = undefined;
      this.choices = {};
      this.record = undefined;
    }
    const read = await this.#useCases.readList(file.name, file.bytes, reading);
    if (request !== this.#requests) return;
    if (read.isErr()) return this.#fail(read.error);
    runInAction(() => {
      this.list = read.value;
      // Another sheet has its headings on another line.
      if (reading?.sheet !== undefined) this.choices = { ...this.choices, headingLine: undefined };
    });
    await this.show();
  }

  async choose(choices: ImportChoices): Promise<void> {
    this.choices = { ...this.choices, ...choices };
    await this.show();
  }

  /** Assigns a field to a column; another column that had it is left out. */
  async assign(key: string, target: ImportTarget | ''): Promise<void> {
    const columns = Object.fromEntries(
      (this.preview?.columns ?? []).map((column) => [
        column.key,
        column.target === target ? '' : column.target,
      ]),
    );
    // The columns of other headings, in case the line of the headings is changed back.
    await this.choose({ columns: { ...this.choices.columns, ...columns, [key]: target } });
  }

  async setDefaults(defaults: ImportCells): Promise<void> {
    await this.choose({ defaults });
  }

  tick(id: string, isTicked: boolean): void {
    if (this.overwrite === 'all') return;
    this.overwrite = isTicked ? [...this.overwrite, id] : this.overwrite.filter((other) => other !== id);
  }

  overwriteAll(isAll: boolean): void {
    this.overwrite = isAll ? 'all' : [];
  }

  leaveOut(uid: string, isLeftOut: boolean): void {
    this.leftOut = isLeftOut ? [...this.leftOut, uid] : this.leftOut.filter((other) => other !== uid);
  }

  setPartial(isPartial: boolean): void {
    this.isPartial = isPartial;
  }

  /** Shows what the import would do. */
  async show(): Promise<void> {
    if (this.request === undefined) return;
    const number = this.#begin();
    const preview = await this.#useCases.previewImport(this.request);
    if (number !== this.#requests) return;
    if (preview.isErr()) return this.#fail(preview.error);
    runInAction(() => {
      this.preview = preview.value;
      this.overwrite = [];
      this.leftOut = [];
      this.isBusy = false;
    });
  }

  async start(): Promise<void> {
    const { request, preview, overwrite, isPartial, leftOut } = this;
    if (request === undefined || preview === undefined) return;
    this.#begin();
    const started = await this.#useCases.startImport(request, {
      ...{ overwrite, isPartial, leftOut },
      fingerprint: preview.fingerprint,
    });
    if (started.isOk()) return this.resume(started.value);
    if (started.error.kind === 'conflict') {
      await this.#loadHistory();
      await this.show();
    }
    this.#fail(started.error);
  }

  async undo({ id }: ImportRecord): Promise<void> {
    this.#begin();
    const begun = await this.#useCases.undoImport(id);
    return begun.isOk() ? this.resume(begun.value) : this.#fail(begun.error);
  }

  /** Continues an import where it is. */
  async resume(record: ImportRecord): Promise<void> {
    this.#begin();
    const run = await this.#useCases.runImport(record, (next) =>
      runInAction(() => {
        this.record = next;
      }),
    );
    await this.#loadHistory();
    runInAction(() => {
      this.isBusy = false;
      if (run.isErr()) {
        this.failure = run.error;
        return;
      }
      this.file = undefined;
      this.list = undefined;
      this.preview = undefined;
    });
  }

  async #loadHistory(): Promise<void> {
    const history = await this.#useCases.importHistory();
    runInAction(() => {
      this.history = history.unwrapOr(withRecord(this.history, this.record));
    });
  }

  #begin(): number {
    this.isBusy = true;
    this.failure = undefined;
    this.#requests += 1;
    return this.#requests;
  }

  #fail(failure: Failure): void {
    runInAction(() => {
      this.failure = failure;
      this.isBusy = false;
    });
  }
}
