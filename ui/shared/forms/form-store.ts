import type { Failure, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';

/** The typed values, by field. */
export type FormValues = Readonly<Record<string, string>>;

export type FormState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' }
  /** The faults by field; empty when the user cannot correct anything, and then `failure` says why. */
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[]; readonly failure?: Failure };

/** A form that is checked, sent, and either accepted or rejected with explanations. */
export class FormStore<Output> {
  state: FormState = { kind: 'idle' };

  readonly #check: (values: FormValues) => readonly FieldFault[];
  readonly #send: (values: FormValues) => ResultAsync<Output, Failure>;

  constructor(
    check: (values: FormValues) => readonly FieldFault[],
    send: (values: FormValues) => ResultAsync<Output, Failure>,
  ) {
    this.#check = check;
    this.#send = send;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Returns whether the form was accepted. */
  async submit(values: FormValues): Promise<boolean> {
    if (this.state.kind === 'sending') return false;
    const faults = this.#check(values);
    if (faults.length > 0) {
      this.state = { kind: 'refused', faults };
      return false;
    }
    this.state = { kind: 'sending' };
    const result = await this.#send(values);
    runInAction(() => {
      this.state = result.isOk() ? { kind: 'sent' } : refused(result.error);
    });
    return result.isOk();
  }
}

const refused = (failure: Failure): FormState => ({
  kind: 'refused',
  faults: failure.kind === 'rejected' ? failure.fields : [],
  failure,
});
