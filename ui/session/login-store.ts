import { type Credentials, loginFailureCodes, type Session, type SignIn } from '@fairdesk/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Portal spec §4 "Login: idle, loading, error". */
export type LoginState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  /** The message keys, in the order of the fields. */
  | { readonly kind: 'error'; readonly codes: readonly string[] };

/** The state of sign-in attempts. */
export class LoginStore {
  state: LoginState = { kind: 'idle' };

  readonly #signIn: SignIn;

  constructor(signIn: SignIn) {
    this.#signIn = signIn;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Displays the result of a submission without this script: message keys separated by spaces. */
  tell(value: string | null): void {
    const codes = value?.split(' ').filter(Boolean) ?? [];
    if (codes.length > 0) this.state = { kind: 'error', codes };
  }

  /** The session, or `undefined` on a failure; then {@link LoginStore.state} says why. */
  async submit(credentials: Credentials): Promise<Session | undefined> {
    if (this.state.kind === 'loading') return undefined;
    this.state = { kind: 'loading' };
    const result = await this.#signIn(credentials);
    runInAction(() => {
      this.state = result.isOk()
        ? { kind: 'idle' }
        : { kind: 'error', codes: loginFailureCodes(result.error) };
    });
    return result.isOk() ? result.value : undefined;
  }
}
