import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** Something one edits, and which version of it; a thing that is being made has none yet. */
export interface Edition<Form> {
  readonly form: Form;
  readonly version?: string | undefined;
}

/** What a dialog needs to know of what it edits. */
export interface EditPlan<Form, Saved> {
  readonly start: Edition<Form>;
  /** What is wrong before anything is sent. */
  readonly check: (form: Form) => readonly FieldFault[];
  readonly save: (edition: Edition<Form>, progress: (share: number) => void) => ResultAsync<Saved, Failure>;
  /** As it stands by now, for whoever comes second; without it a conflict is a failure like any other. */
  readonly latest?: () => ResultAsync<Edition<Form>, Failure>;
}

export type EditState<Form> =
  | { readonly kind: 'idle' }
  /** `share` from 0 to 1 of what is being sent. */
  | { readonly kind: 'saving'; readonly share: number }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Somebody else saved first. */
  | { readonly kind: 'conflict'; readonly theirs: Edition<Form> }
  | { readonly kind: 'saved' };

/** A dialog: what was typed, what is wrong with it, and what became of saving it. A failure takes nothing away. */
export class EditStore<Form extends object, Saved> {
  form: Form;
  state: EditState<Form> = { kind: 'idle' };

  /** How often it was sent and refused; each time the first fault takes the focus. */
  refusals = 0;

  #start: Edition<Form>;
  readonly #plan: EditPlan<Form, Saved>;

  constructor(plan: EditPlan<Form, Saved>) {
    this.form = plan.start.form;
    this.#start = plan.start;
    this.#plan = plan;
    makeAutoObservable(this, { form: observableRef, state: observableRef }, { autoBind: true });
  }

  get isDirty(): boolean {
    const { form } = this.#start;
    const names = Object.keys(this.form) as (keyof Form)[];
    return this.state.kind !== 'saved' && names.some((name) => this.form[name] !== form[name]);
  }

  get version(): string | undefined {
    return this.#start.version;
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  /** How much of what is being saved has been sent, from 0 to 1; `undefined` while nothing is. */
  get share(): number | undefined {
    return this.state.kind === 'saving' ? this.state.share : undefined;
  }

  get faults(): readonly FieldFault[] {
    return this.state.kind === 'refused' ? this.state.faults : [];
  }

  /** What is typed withdraws the complaints about it, and those that no longer hold because of it. */
  change(part: Partial<Form>): void {
    this.form = { ...this.form, ...part };
    if (this.state.kind !== 'refused') return;
    const wrong = this.#plan.check(this.form);
    const faults = this.state.faults.filter(({ path }) => !(path in part) && isAmong(wrong, path));
    this.state = faults.length > 0 ? { kind: 'refused', faults } : { kind: 'idle' };
  }

  /** @returns what was saved; `undefined` when it was not, or when saving is under way already. */
  async submit(): Promise<Saved | undefined> {
    if (this.isSaving) return undefined;
    const faults = this.#plan.check(this.form);
    if (faults.length > 0) {
      this.#settle({ kind: 'refused', faults });
      return undefined;
    }
    this.state = { kind: 'saving', share: 0 };
    const result = await this.#plan.save({ ...this.#start, form: this.form }, this.#progress);
    if (result.isOk()) {
      this.#settle({ kind: 'saved' });
      return result.value;
    }
    this.#settle(await this.#explain(result.error));
    return undefined;
  }

  /** Saves what was typed over what the other saved. */
  async keepMine(): Promise<Saved | undefined> {
    if (this.state.kind !== 'conflict') return undefined;
    this.#start = this.state.theirs;
    return this.submit();
  }

  /** Goes on with what the other saved. */
  takeTheirs(): void {
    if (this.state.kind !== 'conflict') return;
    this.#start = this.state.theirs;
    this.form = this.#start.form;
    this.state = { kind: 'idle' };
  }

  /** Puts back what was typed onto an earlier version; whoever saved since then is not overwritten unasked. */
  restore(part: Partial<Form>, version: string | undefined): void {
    this.form = { ...this.form, ...part };
    this.#start = { ...this.#start, version };
  }

  /** Back to what it was before anything was typed. */
  discard(): void {
    this.form = this.#start.form;
    this.state = { kind: 'idle' };
  }

  readonly #progress = (share: number): void => {
    runInAction(() => {
      if (this.state.kind === 'saving') this.state = { kind: 'saving', share };
    });
  };

  #settle(state: EditState<Form>): void {
    runInAction(() => {
      this.state = state;
      if (state.kind === 'refused') this.refusals += 1;
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

const isAmong = (faults: readonly FieldFault[], path: string): boolean =>
  faults.some((fault) => fault.path === path);
