import {
  type Answer,
  type AwardForm,
  type Choices,
  choicesNow,
  choicesOf,
  type Entries,
  type Entry,
  type FormStep,
  type Questionnaire,
  startStep,
  visibleAnswers,
  visibleSteps,
} from '@fairdesk/core/awards';
import type { Clock } from '@fairdesk/core/shared';
import { computedStruct, makeAutoObservable, observableRef, observableShallow } from 'mobx';
import type { DraftStorage } from './draft-storage.ts';
import {
  conflictingEntries,
  draftOf,
  type RestoredDraft,
  restoredDraft,
  storedEntries,
  unsavedAnswers,
} from './entry-draft.ts';
import { takenOver } from './take-over.ts';

interface Parts {
  readonly form: AwardForm;
  readonly questionnaire: Questionnaire;
  readonly draft: DraftStorage;
  readonly clock: Clock;
}

/** The stored questionnaire, the unsaved entries, and the steps visible with both. */
export class AnswersStore {
  questionnaire: Questionnaire;
  /** Observable per question, so that a keystroke re-renders a single field. */
  readonly entries = new Map<string, Entry>();
  /** When the draft was last stored in this browser; `undefined` once the server has everything. */
  draftAt: Date | undefined = undefined;
  /** A draft from an earlier visit was restored. */
  restored = false;
  /** The user's entries that a colleague's save replaced, until the user chooses between them. */
  mine: Entries = new Map();
  /** The unsaved answers when the award closed. */
  unsaved: readonly Answer[] = [];

  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.questionnaire = parts.questionnaire;
    makeAutoObservable(
      this,
      {
        questionnaire: observableRef,
        entries: observableShallow,
        draftAt: observableRef,
        mine: observableRef,
        unsaved: observableRef,
        choices: computedStruct,
      },
      { autoBind: true },
    );
    this.#showStored();
  }

  get form(): AwardForm {
    return this.#parts.form;
  }

  /** Whether the caller may change the entry, and the award was open when the server last responded. */
  get isOpen(): boolean {
    return this.questionnaire.canSubmit && !this.questionnaire.award.isClosed;
  }

  get choices(): Choices {
    return choicesNow(choicesOf(this.questionnaire.answers), this.entries);
  }

  /** The visible steps, each with its visible questions. */
  get steps(): readonly FormStep[] {
    return visibleSteps(this.form.steps, this.choices);
  }

  /** The stored answers that a submission has: those the form asks for. */
  get submittable(): readonly Answer[] {
    return visibleAnswers(this.questionnaire.answers, this.steps);
  }

  /** The answers among the user's own that a colleague's save replaced. */
  get replaced(): readonly Answer[] {
    return unsavedAnswers(this.form, this.questionnaire, this.mine);
  }

  /** The first step without answers. */
  get firstOpenStep(): FormStep | undefined {
    return this.steps[startStep(this.steps, this.questionnaire.answers) - 1];
  }

  /**
   * Restores the draft of an earlier visit. @returns its entries, and separately those of steps that a
   * colleague saved in the meantime.
   */
  restore(): RestoredDraft {
    const draft = this.#parts.draft.read() ?? { entries: [], bases: {} };
    if (!this.isOpen) {
      this.unsaved = unsavedAnswers(this.form, this.questionnaire, new Map(draft.entries));
      return { entries: new Map(), stale: new Map() };
    }
    const restored = restoredDraft(this.form, this.questionnaire, draft);
    for (const [question, entry] of restored.entries) this.entries.set(question, entry);
    this.restored = restored.entries.size > 0;
    this.mine = restored.stale;
    return restored;
  }

  enter(question: string, entry: Entry): void {
    this.entries.set(question, entry);
    this.storeDraft();
  }

  /** Overwrites the colleague's answers with the user's own entries. */
  restoreMine(): void {
    for (const [question, entry] of this.mine) this.entries.set(question, entry);
    this.keepTheirs();
  }

  keepTheirs(): void {
    this.mine = new Map();
    this.storeDraft();
  }

  /** Takes over the questionnaire as the server saved it, with this step. */
  saved(questionnaire: Questionnaire, step?: FormStep): void {
    this.#takeOver(questionnaire, step);
    this.restored = false;
    this.storeDraft();
    this.draftAt = undefined;
  }

  /** Takes over an uploaded or removed file. */
  filesChanged(question: string, questionnaire: Questionnaire): void {
    this.#takeOver(questionnaire);
    this.entries.set(question, storedEntries(questionnaire).get(question) ?? { kind: 'files', files: [] });
  }

  /** Displays a step as a colleague saved it, and sets the user's entries aside as `mine`. */
  showTheirs(latest: Questionnaire, step: FormStep): void {
    const { questionnaire: before, entries } = this;
    const { mine, theirs } = conflictingEntries(step, { before, latest, entries });
    this.#takeOver(latest, step);
    this.#change(theirs);
    this.mine = mine;
  }

  /** Closes the questionnaire: displays the stored answers, and sets the unsaved ones aside. */
  close(questionnaire: Questionnaire): void {
    const entered = new Map([...this.entries, ...this.mine]);
    if (this.isOpen) this.unsaved = unsavedAnswers(this.form, questionnaire, entered);
    this.mine = new Map();
    this.questionnaire = questionnaire;
    this.entries.clear();
    this.#showStored();
  }

  /** Stores unsaved entries in this browser; after closing, the last draft stays. */
  storeDraft(): void {
    if (!this.isOpen) return;
    const draft = draftOf(this.form, this.questionnaire, this.entries, this.mine);
    const isStored = this.#parts.draft.write(draft);
    this.draftAt = isStored && draft ? this.#parts.clock() : undefined;
  }

  deleteDraft(): void {
    this.#parts.draft.write(undefined);
  }

  #takeOver(latest: Questionnaire, step?: FormStep): void {
    const { questionnaire: before, entries } = this;
    const { questionnaire, changes } = takenOver(this.form, { before, latest, entries, step });
    this.questionnaire = questionnaire;
    this.#change(changes);
  }

  #change(entries: ReadonlyMap<string, Entry | undefined>): void {
    for (const [name, entry] of entries) {
      if (entry) this.entries.set(name, entry);
      else this.entries.delete(name);
    }
  }

  #showStored(): void {
    for (const [question, entry] of storedEntries(this.questionnaire)) this.entries.set(question, entry);
  }
}
