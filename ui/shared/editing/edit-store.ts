import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import { isSame, isSameOnceStored } from '../is-same.ts';
import { newKey } from './new-key.ts';
import { addSavedKey, isSavedKey } from './saved-keys.ts';
import { UnconfirmedSaves } from './unconfirmed-saves.ts';
import { withOwnChanges } from './with-own-changes.ts';

/** The values being edited and the version they are based on; a new record has no version. */
export interface Edition<Form> {
  readonly form: Form;
  readonly version?: string | undefined;
}

/** How a dialog checks, saves and reloads what it edits. */
export interface EditPlan<Form, Saved> {
  readonly start: Edition<Form>;
  /** The faults to report before anything is sent. */
  readonly check: (form: Form) => readonly FieldFault[];
  readonly save: (edition: Edition<Form>, upload: Upload) => ResultAsync<Saved, Failure>;
  /** Reloads the record after a conflict; without it, a conflict counts as any other failure. */
  readonly latest?: () => ResultAsync<Edition<Form>, Failure>;
}

/** How a save reports its progress, is withdrawn, and is recognised when it is sent again with other values. */
export interface Upload {
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly key: string;
}

export type EditState<Form> =
  | { readonly kind: 'idle' }
  /** The share that has been sent, from 0 to 1. */
  | { readonly kind: 'saving'; readonly share: number }
  /** The user stopped the save, which may be stored nevertheless. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Another user saved first. */
  | { readonly kind: 'conflict'; readonly theirs: Edition<Form> }
  | { readonly kind: 'saved' };

/** The state of a dialog: its values, their faults, and the outcome of saving. A failure loses nothing. */
export class EditStore<Form extends object, Saved> {
  form: Form;
  state: EditState<Form> = { kind: 'idle' };

  /** The number of rejected submissions; each moves the focus to the first fault. */
  refusals = 0;

  #start: Edition<Form>;
  readonly #unconfirmed = new UnconfirmedSaves<Form>();
  #sending = new AbortController();
  /** Of the item that is added, whatever its values, until it is saved. */
  key = newKey();
  readonly #plan: EditPlan<Form, Saved>;

  constructor(plan: EditPlan<Form, Saved>) {
    this.form = plan.start.form;
    this.#start = plan.start;
    this.#plan = plan;
    makeAutoObservable(this, { form: observableRef, state: observableRef, key: false }, { autoBind: true });
  }

  get isDirty(): boolean {
    const { form } = this.#start;
    const names = Object.keys(this.form) as (keyof Form)[];
    return this.state.kind !== 'saved' && names.some((name) => !isSame(this.form[name], form[name]));
  }

  /** The values before editing. */
  get original(): Form {
    return this.#start.form;
  }

  get version(): string | undefined {
    return this.#start.version;
  }

  /** A save without a response may be stored. */
  get mayBeStored(): boolean {
    return !this.#unconfirmed.isEmpty;
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  /** The share that has been sent while saving, from 0 to 1; otherwise `undefined`. */
  get share(): number | undefined {
    return this.state.kind === 'saving' ? this.state.share : undefined;
  }

  get faults(): readonly FieldFault[] {
    return this.state.kind === 'refused' ? this.state.faults : [];
  }

  /** A change clears the faults of its fields, and those that no longer apply because of it. */
  change(part: Partial<Form>): void {
    this.form = { ...this.form, ...part };
    if (this.state.kind !== 'refused') return;
    const wrong = this.#plan.check(this.form);
    const faults = this.state.faults.filter(({ path }) => !(path in part) && isAmong(wrong, path));
    this.state = faults.length > 0 ? { kind: 'refused', faults } : { kind: 'idle' };
  }

  /** @returns the saved record; `undefined` when saving failed or is in progress already. */
  async submit(): Promise<Saved | undefined> {
    if (this.isSaving) return undefined;
    const faults = this.#plan.check(this.form);
    if (faults.length > 0) {
      this.#settle({ kind: 'refused', faults });
      return undefined;
    }
    return this.#send();
  }

  /** Stops a save, also its upload. */
  withdraw(): void {
    if (!this.isSaving) return;
    this.#sending.abort();
    this.#unconfirmed.add(this.form);
    this.state = { kind: 'withdrawn' };
  }

  /** Saves this user's changes over the other user's version. */
  async keepMine(): Promise<Saved | undefined> {
    if (this.state.kind !== 'conflict') return undefined;
    this.#start = this.state.theirs;
    return this.submit();
  }

  /** Continues with the other user's version. */
  takeTheirs(): void {
    if (this.state.kind !== 'conflict') return;
    this.#start = this.state.theirs;
    this.form = this.#start.form;
    this.state = { kind: 'idle' };
  }

  /**
   * Restores typed values onto the version they were based on, so that a save in the meantime causes a conflict; a new
   * item has its key again, because a save without a response may have stored it.
   */
  restore(part: Partial<Form>, version: string | undefined, key = this.key): void {
    this.form = { ...this.form, ...part };
    this.#start = { ...this.#start, version };
    this.key = key;
  }

  /** Continues on another version, with these values; a save under way goes on. */
  rebase(start: Edition<Form>, form: Form): void {
    this.#start = start;
    this.form = form;
  }

  /** Resets to the values before editing. */
  discard(): void {
    this.form = this.#start.form;
    this.state = { kind: 'idle' };
  }

  /** @param mayRepeat whether a conflict may be answered by sending again */
  async #send(mayRepeat = true): Promise<Saved | undefined> {
    this.#sending = new AbortController();
    const { signal } = this.#sending;
    const { form } = this;
    if (isSavedKey(this.key)) this.key = newKey();
    const progress = (share: number): void => {
      if (this.#sending.signal === signal && this.isSaving) this.#settle({ kind: 'saving', share });
    };
    this.#settle({ kind: 'saving', share: 0 });
    const { promise: withdrawn, resolve } = Promise.withResolvers<undefined>();
    signal.addEventListener('abort', () => resolve(undefined));
    const attempt = async () => {
      const result = await this.#plan.save({ ...this.#start, form }, { progress, signal, key: this.key });
      return { result, state: result.isOk() ? SAVED : await this.#explain(result.error) };
    };
    const outcome = await Promise.race([attempt(), withdrawn]);
    if (outcome === undefined) return undefined;
    const { result, state } = outcome;
    if (state.kind === 'conflict' && this.#isOwn(state.theirs)) return this.#send(false);
    if (state.kind === 'failed') this.#unconfirmed.add(form);
    if (state.kind === 'conflict' && this.#bringIn(state.theirs) && mayRepeat) return this.#send(false);
    this.#settle(state);
    return result.unwrapOr(undefined);
  }

  /** Goes on with what was sent without a response and is stored; whether that is all of the other version. */
  #isOwn(theirs: Edition<Form>): boolean {
    const { form } = this.#start;
    const isPart = (sent: Form) => isSameOnceStored(withOwnChanges(form, sent, theirs.form), theirs.form);
    const own = this.#unconfirmed.confirm(isPart);
    if (own === undefined) return false;
    const isAll = isSameOnceStored(own, theirs.form);
    this.#start = isAll ? theirs : { ...this.#start, form: own };
    return isAll;
  }

  /**
   * Takes over what only the other user changed. Where nothing differs then, it is the version to save.
   *
   * @returns whether nothing differs
   */
  #bringIn(theirs: Edition<Form>): boolean {
    const form = withOwnChanges(this.#start.form, this.form, theirs.form);
    const isAgreed = isSame(form, theirs.form);
    runInAction(() => {
      this.form = form;
      if (isAgreed) this.#start = theirs;
    });
    return isAgreed;
  }

  #settle(state: EditState<Form>): void {
    runInAction(() => {
      this.state = state;
      if (state.kind === 'refused') this.refusals += 1;
      if (state.kind === 'saved') {
        addSavedKey(this.key);
        this.key = newKey();
      }
    });
  }

  async #explain(failure: Failure): Promise<EditState<Form>> {
    if (failure.kind === 'rejected' && failure.fields.length > 0)
      return { kind: 'refused', faults: failure.fields };
    if (failure.kind !== 'conflict' || !this.#plan.latest) return { kind: 'failed', failure };
    const theirs = await this.#plan.latest();
    return theirs.isOk()
      ? { kind: 'conflict', theirs: theirs.value }
      : { kind: 'failed', failure: theirs.error };
  }
}

const SAVED = { kind: 'saved' } as const;

const isAmong = (faults: readonly FieldFault[], path: string): boolean =>
  faults.some((fault) => fault.path === path);
