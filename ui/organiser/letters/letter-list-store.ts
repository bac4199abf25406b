import type { SentLetter } from '@fairdesk/core/organiser';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrganiserUseCases } from '../use-organiser.ts';

type UseCases = Pick<OrganiserUseCases, 'listLetters' | 'cancelLetter'>;

/** The letters of a fair: loaded on the server, then as each action returns them. */
export class LetterListStore {
  letters: readonly SentLetter[];
  isLoading = false;
  hasFailed = false;
  readonly busy = new Set<string>();

  readonly #useCases: UseCases;

  constructor(letters: readonly SentLetter[], useCases: UseCases) {
    this.letters = letters;
    this.#useCases = useCases;
    makeAutoObservable(this, { letters: observableRef }, { autoBind: true });
  }

  /** Whether the server still queues a letter. */
  get isSending(): boolean {
    return this.letters.some(({ percent }) => percent < 100);
  }

  /** Reads the states of the mails again. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.isLoading = true;
    const result = await this.#useCases.listLetters();
    runInAction(() => {
      this.isLoading = false;
      this.hasFailed = result.isErr();
      if (result.isOk()) this.letters = result.value;
    });
  }

  /** Adds a letter that was sent. */
  add(letter: SentLetter): void {
    this.letters = [letter, ...this.letters.filter(({ id }) => id !== letter.id)];
  }

  /** Cancels the mails of a letter that wait. @returns whether the server did */
  async cancel(id: string): Promise<boolean> {
    if (this.busy.has(id)) return false;
    this.busy.add(id);
    const result = await this.#useCases.cancelLetter(id);
    runInAction(() => {
      this.busy.delete(id);
      this.hasFailed = result.isErr();
      if (result.isOk()) this.letters = this.letters.map((each) => (each.id === id ? result.value : each));
    });
    return result.isOk();
  }
}
