import {
  type ActOnMail,
  type LoggedMail,
  type MailPage,
  mailActionOf,
  type ResendMails,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';

/** The mails of one page of the log, and what is being done with them. */
export class MailListStore {
  items: readonly LoggedMail[];
  counts: MailPage['counts'];
  readonly busy = new Set<string>();
  /** Why the last action on a mail failed, by its id. */
  readonly failures = new Map<string, Failure['kind']>();

  /** The ids of mails chosen to be sent again. */
  readonly chosen = new Set<string>();
  isResending = false;
  /** Why the last attempt to send several again failed. */
  resendFailure: Failure['kind'] | undefined = undefined;

  readonly #actOnMail: ActOnMail;
  readonly #resendMails: ResendMails;

  constructor(
    { items, counts }: MailPage,
    { actOnMail, resendMails }: { readonly actOnMail: ActOnMail; readonly resendMails: ResendMails },
  ) {
    this.items = items;
    this.counts = counts;
    this.#actOnMail = actOnMail;
    this.#resendMails = resendMails;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Does what the mail allows. @returns whether it was done */
  async act(mail: LoggedMail): Promise<boolean> {
    const action = mailActionOf(mail);
    if (action === undefined || this.busy.has(mail.id)) return false;
    this.busy.add(mail.id);
    const result = await this.#actOnMail(mail.id, action);
    runInAction(() => {
      this.busy.delete(mail.id);
      if (result.isErr()) this.failures.set(mail.id, result.error.kind);
      else this.#replace(mail, result.value);
    });
    return result.isOk();
  }

  /** The mails of the page that can be sent again. */
  get resendable(): readonly LoggedMail[] {
    return this.items.filter((mail) => mailActionOf(mail) === 'resend');
  }

  toggle(id: string): void {
    if (!this.chosen.delete(id)) this.chosen.add(id);
  }

  /** Chooses every mail of the page that can be sent again; none when all are chosen. */
  toggleAll(): void {
    const areAllChosen = this.resendable.every(({ id }) => this.chosen.has(id));
    this.chosen.clear();
    if (!areAllChosen) for (const { id } of this.resendable) this.chosen.add(id);
  }

  /** Sends the chosen mails again. @returns how many; `undefined` when it failed */
  async resendChosen(): Promise<number | undefined> {
    if (this.isResending || this.chosen.size === 0) return undefined;
    this.isResending = true;
    const result = await this.#resendMails([...this.chosen]);
    return runInAction(() => {
      this.isResending = false;
      this.resendFailure = result.isErr() ? result.error.kind : undefined;
      if (result.isErr()) return undefined;
      this.chosen.clear();
      for (const mail of result.value) {
        const old = this.items.find(({ id }) => id === mail.id);
        if (old) this.#replace(old, mail);
      }
      return result.value.length;
    });
  }

  #replace(old: LoggedMail, mail: LoggedMail): void {
    this.failures.delete(mail.id);
    if (mailActionOf(mail) !== 'resend') this.chosen.delete(mail.id);
    this.items = this.items.map((each) => (each.id === mail.id ? mail : each));
    const { [old.state]: from = 1, [mail.state]: to = 0 } = this.counts;
    if (old.state !== mail.state)
      this.counts = { ...this.counts, [old.state]: from - 1, [mail.state]: to + 1 };
  }
}
