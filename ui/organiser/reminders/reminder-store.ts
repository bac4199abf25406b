import type {
  PlannedMail,
  PlannedRecipient,
  PlanReminders,
  PreviewReminder,
  ReminderForm,
  ReminderPlan,
  SaveReminders,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResultAsync } from 'neverthrow';
import { withOwnChanges } from '../../shared/editing/with-own-changes.ts';

interface UseCases {
  readonly planReminders: PlanReminders;
  readonly previewReminder: PreviewReminder;
  readonly saveReminders: SaveReminders;
}

/** The reminders form, with what its schedule would send today and one of these mails. */
export class ReminderStore {
  /** What the schedule in the form would send. */
  plan: ReminderPlan;
  form: ReminderForm;
  saved: ReminderForm;
  version: string;
  recipient: string | undefined = undefined;
  mail: PlannedMail | undefined = undefined;
  isSaving = false;
  failure: Failure['kind'] | undefined = undefined;
  /** What another organiser saved since; `undefined` unless it stopped a save. */
  theirs: ReminderPlan | undefined = undefined;

  readonly #useCases: UseCases;
  /** Counts changes, so that a late response never replaces a newer one. */
  #changes = 0;
  #isPlanning = false;

  constructor(plan: ReminderPlan, useCases: UseCases) {
    this.plan = plan;
    this.form = formOf(plan);
    this.saved = this.form;
    this.version = plan.version;
    this.#useCases = useCases;
    makeAutoObservable(
      this,
      {
        plan: observableRef,
        theirs: observableRef,
        mail: observableRef,
        form: observableRef,
        saved: observableRef,
      },
      { autoBind: true },
    );
  }

  get isDirty(): boolean {
    return JSON.stringify(this.form) !== JSON.stringify(this.saved);
  }

  switchTo(isOn: boolean): void {
    this.form = { ...this.form, isOn };
  }

  async toggleDay(day: number): Promise<void> {
    const { schedule } = this.form;
    const changed = schedule.includes(day) ? schedule.filter((each) => each !== day) : [...schedule, day];
    this.form = { ...this.form, schedule: changed.toSorted((one, other) => other - one) };
    this.#changes += 1;
    if (!this.#isPlanning) await this.#replan();
  }

  /** One request at a time, so that many toggles on a slow server never delay the save behind them. */
  async #replan(): Promise<void> {
    this.#isPlanning = true;
    let planned: number;
    do {
      planned = this.#changes;
      const result = await this.#useCases.planReminders(this.form.schedule);
      runInAction(() => {
        if (planned !== this.#changes) return;
        this.failure = result.isErr() ? result.error.kind : undefined;
        if (result.isOk()) this.#show(result.value);
      });
    } while (planned !== this.#changes);
    this.#isPlanning = false;
  }

  #show(plan: ReminderPlan): void {
    this.plan = plan;
    this.mail = undefined;
  }

  /** The recipients whose address and companies have these words. */
  find(search: string): ResultAsync<readonly PlannedRecipient[], Failure> {
    return this.#useCases.planReminders(this.form.schedule, search).map(({ recipients }) => recipients);
  }

  /** Shows the mail that this person would get. */
  async showMail(recipient: string): Promise<void> {
    this.recipient = recipient;
    const change = this.#changes;
    const result = await this.#useCases.previewReminder(recipient, this.form.schedule);
    runInAction(() => {
      if (change !== this.#changes || this.recipient !== recipient) return;
      this.failure = result.isErr() ? result.error.kind : undefined;
      this.mail = result.unwrapOr(undefined);
    });
  }

  /** @returns whether it was saved */
  async save(): Promise<boolean> {
    if (this.isSaving) return false;
    this.isSaving = true;
    const { form } = this;
    const result = await this.#useCases.saveReminders(form, this.version);
    const isConflict = result.isErr() && result.error.kind === 'conflict';
    const latest = isConflict ? await this.#useCases.planReminders() : undefined;
    return runInAction(() => {
      this.isSaving = false;
      this.theirs = latest?.unwrapOr(undefined);
      if (this.theirs && this.#bringIn(this.theirs)) return true;
      this.failure = result.isErr() ? result.error.kind : undefined;
      if (result.isErr()) return false;
      this.saved = form;
      this.version = result.value.version;
      if (!this.isDirty) this.#show(result.value);
      return true;
    });
  }

  /** Merges what the other organiser saved. @returns whether nothing is left to decide */
  #bringIn(theirs: ReminderPlan): boolean {
    this.form = withOwnChanges(this.saved, this.form, formOf(theirs));
    const isAgreed = JSON.stringify(this.form) === JSON.stringify(formOf(theirs));
    if (isAgreed) this.takeTheirs();
    return isAgreed;
  }

  /** Saves this organiser's changes over the other one's. @returns whether it was saved */
  keepMine(): Promise<boolean> {
    if (this.theirs) this.#basedOn(this.theirs);
    return this.save();
  }

  /** Continues with what the other organiser saved. */
  takeTheirs(): void {
    if (this.theirs === undefined) return;
    this.form = formOf(this.theirs);
    this.#show(this.theirs);
    this.#basedOn(this.theirs);
  }

  #basedOn(plan: ReminderPlan): void {
    this.saved = formOf(plan);
    this.version = plan.version;
    this.theirs = undefined;
    this.failure = undefined;
  }
}

const formOf = ({ isOn, schedule }: ReminderPlan): ReminderForm => ({ isOn, schedule });
