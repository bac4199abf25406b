import {
  type AwardForm,
  afterStepSaved,
  type Choices,
  choicesNow,
  choicesOf,
  type Entries,
  type Entry,
  type EntryPlace,
  type FormStep,
  isFinal,
  isSameEntry,
  type Question,
  type Questionnaire,
  showsIntroduction,
  startStep,
  stepFaults,
  visibleSteps,
  withChildren,
} from '@fairdesk/core/awards';
import type { UploadFile } from '@fairdesk/core/media';
import type { Clock, Failure, FieldFault } from '@fairdesk/core/shared';
import { computedStruct, makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import { type DraftStorage, draftOf, restoredDraft, storedEntries } from './entry-draft.ts';
import type { AwardUseCases } from './use-awards.ts';

export type QuestionnaireState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** A colleague saved this step first: their answers are shown, mine can be put back. */
  | { readonly kind: 'conflict'; readonly mine: Entries }
  | { readonly kind: 'submitted' };

interface Parts {
  readonly form: AwardForm;
  readonly place: EntryPlace;
  readonly questionnaire: Questionnaire;
  readonly ports: Omit<AwardUseCases, 'listAwardProducts' | 'withdrawEntry'>;
  readonly draft: DraftStorage;
  readonly clock: Clock;
}

/** One questionnaire while it is filled in: entries, the step in sight, and what became of the last save. */
export class QuestionnaireStore {
  questionnaire: Questionnaire;
  /** Each question is read by its own key, so that a keystroke renders one field of many. */
  readonly entries = new Map<string, Entry>();
  /** The name of the step in sight; `undefined` for the introduction. */
  stepName: string | undefined = undefined;
  state: QuestionnaireState = { kind: 'idle' };
  /** When a step was last saved on the server, and when the draft was last stored in this browser. */
  savedAt: Date | undefined = undefined;
  draftAt: Date | undefined = undefined;
  /** How often a save was refused: each time the faults take the focus. */
  refusals = 0;
  /** By question: how much of a file was sent, 0 to 1. */
  readonly uploads = new Map<string, number>();
  /** By question: why its last upload failed. */
  readonly uploadFaults = new Map<string, readonly FieldFault[]>();
  /** The draft of a closed tab was put back. */
  restored = false;

  readonly #parts: Parts;
  /** Files on their way: a step is saved once they have arrived. */
  readonly #sending = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.questionnaire = parts.questionnaire;
    makeAutoObservable(
      this,
      {
        questionnaire: observableRef,
        entries: observableShallow,
        uploads: observableShallow,
        uploadFaults: observableShallow,
        state: observableRef,
        savedAt: observableRef,
        draftAt: observableRef,
        choices: computedStruct,
      },
      { autoBind: true },
    );
    this.#showStored();
    if (!showsIntroduction(parts.questionnaire.answers)) this.stepName = this.#firstOpen();
  }

  get form(): AwardForm {
    return this.#parts.form;
  }

  get place(): EntryPlace {
    return this.#parts.place;
  }

  get choices(): Choices {
    return choicesNow(choicesOf(this.questionnaire.answers), this.entries);
  }

  /** The steps to walk through now, each with its visible questions. */
  get steps(): readonly FormStep[] {
    return visibleSteps(this.form.steps, this.choices);
  }

  /** The step in sight; `undefined` for the introduction. */
  get step(): FormStep | undefined {
    return this.stepName === undefined
      ? undefined
      : (this.steps.find(({ name }) => name === this.stepName) ?? this.steps[0]);
  }

  get isLast(): boolean {
    return this.step !== undefined && isFinal(this.step.number, this.steps.length);
  }

  get faults(): readonly FieldFault[] {
    return this.state.kind === 'refused' ? this.state.faults : [];
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  /** Something was entered that the server does not have. */
  get hasUnsaved(): boolean {
    return draftOf(this.form, this.questionnaire, this.entries) !== undefined;
  }

  /** Puts back what an earlier visit entered; in the browser only, once the page is hydrated. */
  restore(): void {
    const draft = this.#parts.draft.read();
    if (draft === undefined) return;
    const { entries, stale } = restoredDraft(this.form, this.questionnaire, draft);
    for (const [question, entry] of entries) this.entries.set(question, entry);
    this.restored = entries.size > 0;
    if (this.restored && this.stepName === undefined) this.stepName = this.#firstOpen();
    if (stale.size > 0) this.state = { kind: 'conflict', mine: stale };
  }

  begin(): void {
    this.stepName = this.steps[0]?.name;
  }

  /** What is entered withdraws the complaint about it, and is stored in this browser. */
  enter({ name }: Question, entry: Entry): void {
    this.entries.set(name, entry);
    if (this.state.kind === 'refused') {
      const faults = this.state.faults.filter(({ path }) => path !== name);
      this.state = faults.length > 0 ? { kind: 'refused', faults } : { kind: 'idle' };
    }
    this.#storeDraft();
  }

  back(): void {
    const number = this.step?.number ?? 1;
    this.goTo(this.steps[number - 2]?.name);
  }

  /** To a step before this one; what was entered here stays in the draft. */
  goTo(name: string | undefined): void {
    if (name === undefined || this.isSaving) return;
    this.stepName = name;
    this.state = { kind: 'idle' };
  }

  /** Saves the step in sight and goes on once it is saved; the last one submits. */
  async next(): Promise<void> {
    const { step } = this;
    if (step === undefined || this.isSaving) return;
    if (this.#sending.size > 0 && !(await this.#filesSent())) return;
    const faults = stepFaults(step, this.entries);
    if (faults.length > 0) {
      this.#refuse(faults);
      return;
    }
    const last = this.isLast;
    this.state = { kind: 'saving' };
    const filled = { step, entries: new Map(this.entries), questionnaire: this.questionnaire };
    const result = await this.#parts.ports.saveStep(this.place, filled, last);
    if (result.isErr()) {
      await this.#explain(result.error, step);
      return;
    }
    runInAction(() => {
      this.#saved(result.value);
      this.#goOn(step);
    });
  }

  /** Submits what is saved, without another look: in the minutes after the deadline. */
  async submitSaved(): Promise<void> {
    if (this.isSaving) return;
    this.state = { kind: 'saving' };
    const result = await this.#parts.ports.submitEntry(this.place);
    runInAction(() => {
      if (result.isOk()) this.state = { kind: 'submitted' };
      else if (result.error.kind === 'rejected' && result.error.fields.length > 0)
        this.#refuse(result.error.fields);
      else this.state = { kind: 'failed', failure: result.error };
    });
  }

  /** Puts my entries back over those of the colleague. */
  useMine(): void {
    if (this.state.kind !== 'conflict') return;
    for (const [question, entry] of this.state.mine) this.entries.set(question, entry);
    this.state = { kind: 'idle' };
    this.#storeDraft();
  }

  keepTheirs(): void {
    if (this.state.kind !== 'conflict') return;
    this.state = { kind: 'idle' };
    this.#storeDraft();
  }

  /** Uploads files one after the other; what the server has is shown at once. */
  upload(question: Question, files: readonly UploadFile[]): Promise<void> {
    return this.#track(this.#upload(question, files));
  }

  removeFile(question: Question, file: string): Promise<void> {
    return this.#track(this.#removeFile(question, file));
  }

  async #track(sending: Promise<void>): Promise<void> {
    this.#sending.add(sending);
    await sending;
    this.#sending.delete(sending);
  }

  /** Waits for files on their way. @returns false where one failed: its fault is shown, and the step stays. */
  async #filesSent(): Promise<boolean> {
    this.state = { kind: 'saving' };
    await Promise.all(this.#sending);
    if (this.uploadFaults.size === 0) return true;
    runInAction(() => {
      this.state = { kind: 'idle' };
    });
    return false;
  }

  async #upload(question: Question, files: readonly UploadFile[]): Promise<void> {
    const { name, isImageUpload } = question;
    const type = isImageUpload ? 'image' : 'document';
    for (const file of files) {
      runInAction(() => this.uploads.set(name, 0));
      const result = await this.#parts.ports.addAnswerFile(
        this.place,
        { question: name, type, file },
        (share) => runInAction(() => this.uploads.set(name, share)),
      );
      runInAction(() => {
        this.uploads.delete(name);
        if (result.isOk()) this.#filesChanged(question, result.value);
        else this.uploadFaults.set(name, faultsOf(result.error, name));
      });
      if (result.isErr()) return;
    }
  }

  async #removeFile(question: Question, file: string): Promise<void> {
    const { name } = question;
    if (this.uploads.has(name)) return;
    runInAction(() => this.uploads.set(name, 0));
    const result = await this.#parts.ports.removeAnswerFile(this.place, file);
    runInAction(() => {
      this.uploads.delete(name);
      if (result.isOk()) this.#filesChanged(question, result.value);
      else this.uploadFaults.set(name, faultsOf(result.error, name));
    });
  }

  #filesChanged({ name }: Question, questionnaire: Questionnaire): void {
    this.uploadFaults.delete(name);
    this.questionnaire = questionnaire;
    this.savedAt = this.#parts.clock();
    this.entries.set(name, storedEntries(questionnaire).get(name) ?? { kind: 'files', files: [] });
    if (this.state.kind !== 'refused') return;
    const faults = this.state.faults.filter(({ path }) => path !== name);
    this.state = faults.length > 0 ? { kind: 'refused', faults } : { kind: 'idle' };
  }

  #saved(questionnaire: Questionnaire): void {
    this.questionnaire = questionnaire;
    this.savedAt = this.#parts.clock();
    this.restored = false;
    this.#storeDraft();
    this.draftAt = undefined;
  }

  /** The number of the saved step among those that are visible after the save. */
  #goOn({ name, number }: FormStep): void {
    const place = this.steps.find((step) => step.name === name)?.number ?? number;
    const after = afterStepSaved(place, this.steps.length, true);
    if (after.kind === 'thank-you' && this.questionnaire.questionnaireStatus === 'SUBMITTED') {
      this.#parts.draft.write(undefined);
      this.state = { kind: 'submitted' };
      return;
    }
    this.state = { kind: 'idle' };
    if (after.kind === 'step') this.stepName = this.steps[after.number - 1]?.name;
  }

  #refuse(faults: readonly FieldFault[]): void {
    this.state = { kind: 'refused', faults };
    this.refusals += 1;
  }

  async #explain(failure: Failure, step: FormStep): Promise<void> {
    if (failure.kind === 'conflict') {
      const latest = await this.#parts.ports.openQuestionnaire(this.place);
      runInAction(() => {
        if (latest.isOk()) this.#showTheirs(latest.value, step);
        else this.state = { kind: 'failed', failure: latest.error };
      });
      return;
    }
    runInAction(() => {
      if (failure.kind === 'rejected' && failure.fields.length > 0) this.#showFaults(failure.fields);
      else this.state = { kind: 'failed', failure };
    });
  }

  /** The final submit checks every step: the first one at fault comes into sight. */
  #showFaults(faults: readonly FieldFault[]): void {
    const paths = new Set(faults.map(({ path }) => path));
    const isAtFault = ({ questions }: FormStep) =>
      withChildren(questions).some(({ name }) => paths.has(name));
    const step = this.steps.find(isAtFault);
    if (step) this.stepName = step.name;
    this.#refuse(faults);
  }

  #showTheirs(questionnaire: Questionnaire, { questions }: FormStep): void {
    const mine = new Map<string, Entry>();
    const theirs = storedEntries(questionnaire);
    this.questionnaire = questionnaire;
    for (const { name } of withChildren(questions)) {
      const entry = this.entries.get(name);
      if (entry && entry.kind !== 'files' && !isSameEntry(entry, theirs.get(name))) mine.set(name, entry);
      const their = theirs.get(name);
      if (their) this.entries.set(name, their);
      else this.entries.delete(name);
    }
    this.state = { kind: 'conflict', mine };
  }

  #showStored(): void {
    for (const [question, entry] of storedEntries(this.questionnaire)) this.entries.set(question, entry);
  }

  #firstOpen(): string | undefined {
    const number = startStep(this.steps, this.questionnaire.answers);
    return this.steps[number - 1]?.name;
  }

  #storeDraft(): void {
    const draft = draftOf(this.form, this.questionnaire, this.entries);
    const isStored = this.#parts.draft.write(draft);
    this.draftAt = isStored && draft ? this.#parts.clock() : undefined;
  }
}

const faultsOf = (failure: Failure, path: string): readonly FieldFault[] =>
  failure.kind === 'rejected' && failure.fields.length > 0
    ? failure.fields
    : [{ path, code: failure.kind === 'throttled' ? 'failed-throttled' : 'SaveProductDocumentError' }];
