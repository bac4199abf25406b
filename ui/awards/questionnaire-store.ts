import {
  afterStepSaved,
  type Entry,
  type EntryPlace,
  type FormStep,
  isFinal,
  type Question,
  type Questionnaire,
  showsIntroduction,
  stepFaults,
  withChildren,
} from '@fairdesk/core/awards';
import type { Clock, Failure, FieldFault } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import { AnswerFiles } from './answer-files.ts';
import type { AnswersStore } from './answers-store.ts';
import { isSameStep } from './entry-draft.ts';
import { isAwardClosed, isStepHidden } from './file-faults.ts';
import type { QuestionnaireState } from './questionnaire-state.ts';
import { StepSaves } from './step-saves.ts';
import type { AwardUseCases } from './use-awards.ts';

interface Parts {
  readonly place: EntryPlace;
  readonly answers: AnswersStore;
  readonly ports: Omit<AwardUseCases, 'listAwardProducts' | 'withdrawEntries'>;
  readonly clock: Clock;
}

/** The current step of a questionnaire, and the outcome of the last save. */
export class QuestionnaireStore {
  /** The name of the current step; `undefined` for the introduction. */
  stepName: string | undefined = undefined;
  state: QuestionnaireState = { kind: 'idle' };
  /** The first fault of each question, by its name. */
  readonly faults = new Map<string, FieldFault>();
  /** When a step was last saved on the server. */
  savedAt: Date | undefined = undefined;
  /** The number of rejected saves; each moves the focus to the faults. */
  refusals = 0;
  /** The number of presses refused during a conflict; each moves the focus to its notice. */
  conflictPresses = 0;
  readonly answers: AnswersStore;
  readonly files: AnswerFiles;

  readonly #parts: Parts;
  readonly #saves: StepSaves;

  constructor(parts: Parts) {
    const { place, ports, answers } = parts;
    this.#parts = parts;
    this.answers = answers;
    this.#saves = new StepSaves({ place, answers, ports });
    this.files = new AnswerFiles({
      place,
      ports,
      stored: () => answers.questionnaire.files,
      onChange: (question, questionnaire) => this.#filesChanged(question, questionnaire),
      onRead: ({ name }, questionnaire) => answers.filesChanged(name, questionnaire),
      onClosed: (failure) => void this.#closed(failure),
    });
    makeAutoObservable(
      this,
      {
        state: observableRef,
        faults: observableShallow,
        savedAt: observableRef,
        answers: false,
        files: false,
      },
      { autoBind: true },
    );
    if (!showsIntroduction(answers.questionnaire.answers)) this.stepName = answers.firstOpenStep?.name;
  }

  get steps(): readonly FormStep[] {
    return this.answers.steps;
  }

  /** The current step; `undefined` for the introduction. */
  get step(): FormStep | undefined {
    return this.stepName === undefined
      ? undefined
      : (this.steps.find(({ name }) => name === this.stepName) ?? this.steps[0]);
  }

  /** The steps at the end, where exhibitors accept the rules of the award. */
  get summarySteps(): readonly FormStep[] {
    return this.steps.filter(({ isSummary }) => isSummary);
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  /** Restores the draft of an earlier visit; call it in the browser once the page is hydrated. */
  restore(): void {
    const { entries, stale } = this.answers.restore();
    if (entries.size + stale.size === 0) return;
    const isUnsaved = ({ name }: Question) => entries.has(name) || stale.has(name);
    const unsaved = this.steps.find(({ questions }) => withChildren(questions).some(isUnsaved));
    const first = this.answers.firstOpenStep;
    // Later steps may depend on unsaved entries.
    this.stepName = unsaved && first && unsaved.number < first.number ? unsaved.name : first?.name;
    if (stale.size > 0) this.state = { kind: 'conflict' };
  }

  begin(): void {
    this.stepName = this.steps[0]?.name;
  }

  /** Sets an entry: clears the fault of its question and stores the draft in this browser. */
  enter({ name }: Question, entry: Entry): void {
    this.answers.enter(name, entry);
    this.#withdrawFault(name);
  }

  back(): void {
    const before = this.steps[(this.step?.number ?? 1) - 2];
    if (before) this.goTo(before.name);
  }

  /** Goes to an earlier step, or the introduction; the entries of this one stay in the draft. */
  goTo(name: string | undefined): void {
    if (this.isSaving || this.#isRefusedInConflict()) return;
    this.stepName = name;
    this.faults.clear();
    this.state = { kind: 'idle' };
  }

  /** Saves the current step and continues with the next one; the last step submits. */
  async next(): Promise<void> {
    const { step } = this;
    if (step === undefined || this.isSaving || this.#isRefusedInConflict()) return;
    if (this.files.isSending && !(await this.#filesSent())) return;
    const isLast = isFinal(step.number, this.steps.length);
    if (!(await this.#save(step))) return;
    if (isLast) await this.#submit();
    else runInAction(() => this.#goOn(step));
  }

  /** Saves the summary steps and submits the draft, in the minutes after the deadline. */
  async submitLate(): Promise<void> {
    if (this.isSaving || this.#isRefusedInConflict()) return;
    for (const step of this.summarySteps) if (!(await this.#save(step))) return;
    await this.#submit();
  }

  /** Overwrites the colleague's answers with the user's own entries. */
  restoreMine(): void {
    if (this.state.kind !== 'conflict') return;
    this.state = { kind: 'idle' };
    this.answers.restoreMine();
  }

  keepTheirs(): void {
    if (this.state.kind !== 'conflict') return;
    this.state = { kind: 'idle' };
    this.answers.keepTheirs();
  }

  /** During a conflict, the user first chooses between the answers: until then no press leaves the step. */
  #isRefusedInConflict(): boolean {
    if (this.state.kind !== 'conflict') return false;
    this.conflictPresses += 1;
    return true;
  }

  /**
   * Waits for pending uploads. @returns false when one failed: then its fault is displayed, and the step
   * stays.
   */
  async #filesSent(): Promise<boolean> {
    this.state = { kind: 'saving' };
    if (await this.files.settled()) return true;
    runInAction(() => {
      if (this.isSaving) this.state = { kind: 'idle' };
    });
    return false;
  }

  /** @returns whether the step was saved as it is on the screen; otherwise the state says why not. */
  async #save(step: FormStep): Promise<boolean> {
    const entries = new Map(this.answers.entries);
    const faults = stepFaults(step, entries);
    if (faults.length > 0) {
      runInAction(() => this.#refuse(faults));
      return false;
    }
    runInAction(() => {
      this.state = { kind: 'saving' };
    });
    const failure = await this.#saves.save(step, entries);
    if (failure) {
      await this.#explain(failure, step);
      return false;
    }
    runInAction(() => {
      this.savedAt = this.#parts.clock();
    });
    const latest = this.steps.find(({ name }) => name === step.name);
    // Typed during the save: leaving the step now would leave it unsaved.
    if (latest && !isSameStep(latest, entries, this.answers.entries)) return this.#save(latest);
    return true;
  }

  #filesChanged({ name }: Question, questionnaire: Questionnaire): void {
    this.answers.filesChanged(name, questionnaire);
    this.savedAt = this.#parts.clock();
    this.#withdrawFault(name);
  }

  /** Submits the draft in a separate call: when it fails, the last step is still saved. */
  async #submit(): Promise<void> {
    runInAction(() => {
      this.state = { kind: 'saving' };
    });
    const result = await this.#parts.ports.submitEntry(this.#parts.place);
    if (result.isErr()) return this.#explain(result.error);
    runInAction(() => {
      this.answers.saved(result.value);
      this.answers.deleteDraft();
      this.state = { kind: 'submitted' };
    });
  }

  /** Goes to the step after the saved one, among those that are visible after the save. */
  #goOn({ name, number }: FormStep): void {
    const place = this.steps.find((step) => step.name === name)?.number ?? number;
    const after = afterStepSaved(place, this.steps.length, true);
    this.state = { kind: 'idle' };
    if (after.kind === 'step') this.stepName = this.steps[after.number - 1]?.name;
  }

  #refuse(faults: readonly FieldFault[]): void {
    this.faults.clear();
    for (const fault of faults) if (!this.faults.has(fault.path)) this.faults.set(fault.path, fault);
    this.state = { kind: 'refused' };
    this.refusals += 1;
  }

  #withdrawFault(question: string): void {
    this.faults.delete(question);
    if (this.state.kind === 'refused' && this.faults.size === 0) this.state = { kind: 'idle' };
  }

  async #explain(failure: Failure, step?: FormStep): Promise<void> {
    if (isAwardClosed(failure)) return this.#closed(failure);
    if (step && isStepHidden(failure)) return this.#leaveHidden(failure, step);
    if (failure.kind === 'conflict' && step) {
      const latest = await this.#readLatest();
      return runInAction(() => {
        if (latest.isOk()) this.answers.showTheirs(latest.value, step);
        this.state = latest.isOk() ? { kind: 'conflict' } : { kind: 'failed', failure: latest.error };
      });
    }
    runInAction(() => {
      if (failure.kind === 'rejected' && failure.fields.length > 0) this.#showFaults(failure.fields);
      else this.state = { kind: 'failed', failure };
    });
  }

  #readLatest(): ReturnType<AwardUseCases['openQuestionnaire']> {
    return this.#parts.ports.openQuestionnaire(this.#parts.place);
  }

  /** Leaves a step that another answer, of a colleague or another tab, has hidden; its entries stay in the draft. */
  async #leaveHidden(failure: Failure, step: FormStep): Promise<void> {
    const latest = await this.#readLatest();
    runInAction(() => {
      this.state = { kind: 'failed', failure };
      if (latest.isErr()) return;
      this.answers.saved(latest.value, step);
      this.stepName = this.answers.firstOpenStep?.name;
    });
  }

  /** Displays the stored entry, read-only. */
  async #closed(failure: Failure): Promise<void> {
    const latest = await this.#readLatest();
    runInAction(() => {
      this.state = { kind: 'failed', failure };
      if (latest.isOk()) this.answers.close(latest.value);
    });
  }

  /** Goes to the first step with a fault, because the final submission validates every step. */
  #showFaults(faults: readonly FieldFault[]): void {
    const paths = new Set(faults.map(({ path }) => path));
    const isAtFault = ({ questions }: FormStep) =>
      withChildren(questions).some(({ name }) => paths.has(name));
    const step = this.steps.find(isAtFault);
    if (step) this.stepName = step.name;
    this.#refuse(faults);
  }
}
