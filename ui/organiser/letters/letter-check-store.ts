import type {
  LetterForm,
  LetterPlan,
  LetterPreview,
  LetterRecipient,
  PlanLetter,
  SendLetter,
  SentLetter,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import type { OrganiserUseCases } from '../use-organiser.ts';

interface UseCases {
  readonly planLetter: PlanLetter;
  readonly previewLetter: OrganiserUseCases['previewLetter'];
  readonly testLetter: OrganiserUseCases['testLetter'];
  readonly sendLetter: SendLetter;
}

interface Letter {
  readonly id: string;
  readonly form: LetterForm;
}

/** A written letter before it is sent: whom it reaches, and how one person gets it. */
export class LetterCheckStore {
  plan: LetterPlan;
  preview: LetterPreview | undefined = undefined;
  isSending = false;
  isTesting = false;
  /** Why sending or the preview failed; `conflict` when the plan has changed and is the new one. */
  failure: Failure | undefined = undefined;

  readonly #letter: Letter;
  readonly #useCases: UseCases;
  /** Counts previews: only the latest counts. */
  #previews = 0;

  constructor(letter: Letter, plan: LetterPlan, useCases: UseCases) {
    this.#letter = letter;
    this.plan = plan;
    this.#useCases = useCases;
    makeAutoObservable(
      this,
      { plan: observableRef, preview: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** The people whose address and companies have these words. */
  find(search: string): ResultAsync<readonly LetterRecipient[], Failure> {
    return this.#useCases.planLetter(this.#letter.form, search).map(({ recipients }) => recipients);
  }

  /** Shows the letter of one person. */
  async show(email: string): Promise<void> {
    this.#previews += 1;
    const place = this.#previews;
    const result = await this.#useCases.previewLetter(this.#letter.form, email);
    runInAction(() => {
      if (place !== this.#previews) return;
      this.preview = result.unwrapOr(undefined);
      this.failure = result.isErr() ? result.error : undefined;
    });
  }

  /** Mails the previewed letter to the organiser. @returns their address; `undefined` on a failure */
  async test({ recipient }: LetterPreview): Promise<string | undefined> {
    this.isTesting = true;
    const result = await this.#useCases.testLetter(this.#letter.form, recipient);
    runInAction(() => {
      this.isTesting = false;
    });
    return result.isOk() ? result.value.recipient : undefined;
  }

  /** Sends it once, however often it is called. @returns the sent letter */
  async send(): Promise<SentLetter | undefined> {
    if (this.isSending) return undefined;
    this.isSending = true;
    const { companies, people } = this.plan;
    const result = await this.#useCases.sendLetter({ ...this.#letter, expected: { companies, people } });
    if (result.isErr()) await this.#explain(result.error);
    runInAction(() => {
      this.isSending = false;
    });
    return result.unwrapOr(undefined);
  }

  async #explain(failure: Failure): Promise<void> {
    const plan = failure.kind === 'conflict' ? await this.#useCases.planLetter(this.#letter.form) : undefined;
    runInAction(() => {
      this.failure = failure;
      if (plan?.isOk()) this.plan = plan.value;
    });
  }
}
