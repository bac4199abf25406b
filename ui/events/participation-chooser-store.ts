import {
  FIRST_PARTICIPATIONS,
  followedParticipation,
  nextCount,
  type Page,
  type Participation,
  type ParticipationBrowser,
} from '@fairdesk/core/events';
import type { EventId, Failure, ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Departure } from '../shared/use-cases.tsx';
import type { Wait } from '../shared/wait.ts';
import { requestedPage } from './requested-page.ts';

/** The dependencies of the chooser. */
export interface ParticipationChooserNeeds {
  readonly listParticipations: ParticipationBrowser['list'];
  readonly chooseParticipation: ParticipationBrowser['choose'];
  readonly departure: Departure;
  /** The page that led to the choice; empty when there was none. */
  readonly requested: () => string;
  readonly wait: Wait;
}

/** How long typing pauses before a search is sent, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/** The participations to choose from, page by page, and the one being opened. */
export class ParticipationChooserStore {
  page: Page<Participation>;
  loading = false;
  /** As typed. */
  search = '';
  opening: ParticipationId | undefined = undefined;

  readonly #event: EventId;
  readonly #needs: ParticipationChooserNeeds;
  /** The latest request wins. */
  #reading = 0;

  constructor(event: EventId, page: Page<Participation>, needs: ParticipationChooserNeeds) {
    this.page = page;
    this.#event = event;
    this.#needs = needs;
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  /** The only participation, which opens without a choice. */
  get only(): Participation | undefined {
    return followedParticipation(this.page);
  }

  /** Loads the next page; ignored when there is none or one is loading. @returns why it failed */
  async more(): Promise<Failure | undefined> {
    const count = this.#next;
    if (count === undefined || this.loading) return undefined;
    this.loading = true;
    return this.#read(count, ++this.#reading);
  }

  /** Lists the companies that match, once typing pauses. @returns why it failed; then the list stays */
  async find(search: string): Promise<Failure | undefined> {
    const reading = ++this.#reading;
    this.search = search;
    this.loading = true;
    await this.#needs.wait(SEARCH_DELAY_MS);
    return reading === this.#reading ? this.#read(FIRST_PARTICIPATIONS, reading) : undefined;
  }

  /** Opens the company, at the requested page. @returns why it failed; then the user may choose again */
  async choose(id: ParticipationId): Promise<Failure | undefined> {
    if (this.opening !== undefined) return undefined;
    this.opening = id;
    const result = await this.#needs.chooseParticipation(id);
    const { departure, requested } = this.#needs;
    if (result.isOk()) departure.go(requestedPage(requested(), result.value));
    else runInAction(() => (this.opening = undefined));
    return result.isErr() ? result.error : undefined;
  }

  async #read(count: number, reading: number): Promise<Failure | undefined> {
    const result = await this.#needs.listParticipations(this.#event, count, this.search.trim());
    if (reading !== this.#reading) return undefined;
    runInAction(() => {
      this.loading = false;
      if (result.isOk()) this.page = result.value;
    });
    return result.isErr() ? result.error : undefined;
  }

  get #next(): number | undefined {
    return nextCount(this.page.items.length, this.page.hasNext);
  }
}
