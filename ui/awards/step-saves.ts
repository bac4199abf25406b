import type { Entries, EntryPlace, FormStep } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { UnconfirmedSaves } from '../shared/editing/unconfirmed-saves.ts';
import type { AnswersStore } from './answers-store.ts';
import { isStored } from './entry-draft.ts';
import type { AwardUseCases } from './use-awards.ts';

interface Parts {
  readonly place: EntryPlace;
  readonly answers: AnswersStore;
  readonly ports: Pick<AwardUseCases, 'saveStep' | 'openQuestionnaire'>;
}

/** Saves steps on the server, also after a save of the user whose response was lost. */
export class StepSaves {
  readonly #parts: Parts;
  /** By step. */
  readonly #unconfirmed = new Map<string, UnconfirmedSaves<Entries>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @returns why the step was not saved; `undefined` once it is. */
  async save(step: FormStep, entries: Entries): Promise<Failure | undefined> {
    const { place, answers, ports } = this.#parts;
    const { questionnaire } = answers;
    const result = await ports.saveStep(place, { step, entries, questionnaire }, false);
    const unconfirmed = this.#unconfirmedOf(step);
    if (result.isOk()) {
      unconfirmed.clear();
      answers.saved(result.value, step);
      return undefined;
    }
    if (await this.#isOwnSave(result.error, step)) return this.save(step, entries);
    if (result.error.kind === 'unavailable') unconfirmed.add(entries);
    return result.error;
  }

  /** Whether a conflict is with an earlier save of the user, whose response was lost: then this one is based on it. */
  async #isOwnSave({ kind }: Failure, step: FormStep): Promise<boolean> {
    const { place, answers, ports } = this.#parts;
    const unconfirmed = this.#unconfirmedOf(step);
    if (kind !== 'conflict' || unconfirmed.isEmpty) return false;
    const latest = await ports.openQuestionnaire(place);
    if (latest.isErr()) return false;
    const own = unconfirmed.confirm((entries) => isStored(step, latest.value, entries));
    if (own === undefined) return false;
    answers.saved(latest.value, step);
    return true;
  }

  #unconfirmedOf({ name }: FormStep): UnconfirmedSaves<Entries> {
    const known = this.#unconfirmed.get(name) ?? new UnconfirmedSaves();
    this.#unconfirmed.set(name, known);
    return known;
  }
}
