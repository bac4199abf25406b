import {
  type AfterContact,
  afterContact,
  type ContactForm,
  type ContactNotice,
  contactFaults,
  contactNotices,
  type SendOptions,
} from '@fairdesk/core/contact';
import { type Failure, TOAST_MS, type Tracking } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import { EditStore } from '../shared/editing/edit-store.ts';
import type { Wait } from '../shared/wait.ts';

/** The outcome of the last submission, while its banner is visible. */
interface Outcome {
  readonly kind: AfterContact['banner'];
  readonly notice: ContactNotice;
}

interface Parts {
  /** The values that the form starts with, and has again after a message was sent. */
  readonly start: ContactForm;
  /** The outcome of a submission without this script. */
  readonly notices?: readonly ContactNotice[];
  readonly send: (form: ContactForm, options: SendOptions) => ResultAsync<void, Failure>;
  readonly track: Tracking['track'];
  readonly wait: Wait;
}

/** The state of a contact form. Source: portal spec §4 "Contact form". */
export class ContactStore {
  readonly edit: EditStore<ContactForm, true>;
  outcome: Outcome | undefined;

  readonly #track: Tracking['track'];
  readonly #wait: Wait;

  constructor({ start, notices = [], send, track, wait }: Parts) {
    this.edit = new EditStore({
      start: { form: start },
      check: contactFaults,
      save: ({ form }, { key }) => send(form, { key }).map(() => true as const),
    });
    this.outcome = outcomeOf(notices);
    this.#track = track;
    this.#wait = wait;
    makeAutoObservable(this, { edit: false, outcome: observableRef }, { autoBind: true });
  }

  /** Invalid fields are reported beside them; anything else in a banner. */
  async submit(): Promise<void> {
    if (this.edit.isSaving) return;
    this.outcome = undefined;
    await this.edit.submit();
    const { state } = this.edit;
    if (state.kind === 'saved') this.#settle(undefined);
    if (state.kind === 'failed') this.#settle(state.failure);
  }

  /** Displays the outcome of a submission without this script, for as long as that of any other. */
  tell(notices: readonly ContactNotice[]): void {
    const outcome = outcomeOf(notices);
    if (outcome) void this.#show(outcome);
  }

  #settle(failure: Failure | undefined): void {
    const { banner, emptiesForm, tracks } = afterContact(failure === undefined);
    if (emptiesForm) this.edit.discard();
    if (tracks) this.#track(tracks);
    const [notice = { code: 'contact-failed' }] = contactNotices(failure);
    void this.#show({ kind: banner, notice });
  }

  /** A later outcome keeps its own time. */
  async #show(outcome: Outcome): Promise<void> {
    runInAction(() => {
      this.outcome = outcome;
    });
    await this.#wait(TOAST_MS);
    runInAction(() => {
      if (this.outcome === outcome) this.outcome = undefined;
    });
  }
}

const outcomeOf = ([notice]: readonly ContactNotice[]): Outcome | undefined =>
  notice && { kind: notice.code === 'contact-sent' ? 'success' : 'error', notice };
