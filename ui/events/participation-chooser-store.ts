import {
  FIRST_PARTICIPATIONS,
  followedParticipation,
  nextCount,
  type Page,
  type Participation,
  type ParticipationBrowser,
} from '@fairdesk/core/events';
import type { EventId, ParticipationId } from '@fairdesk/core/shared';
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

  /** Loads the next page; ignored when there is none or one is loading. Returns false on a failure. */
  async more(): Promise<boolean> {
    const count = this.#next;
    if (count === undefined || this.loading) return true;
    this.loading = true;
    return this.#read(count, ++this.#reading);
  }

  /** Lists the companies that match, once typing pauses; returns false on a failure, which keeps the list. */
  async find(search: string): Promise<boolean> {
    const reading = ++this.#reading;
    this.search = search;
    this.loading = true;
    await this.#needs.wait(SEARCH_DELAY_MS);
    return reading !== this.#reading || this.#read(FIRST_PARTICIPATIONS, reading);
  }

  /** Opens the company, at the requested page; returns false on a failure, and the user may choose again. */
  async choose(id: ParticipationId): Promise<boolean> {
    if (this.opening !== undefined) return true;
    this.opening = id;
    const result = await this.#needs.chooseParticipation(id);
    const { departure, requested } = this.#needs;
    if (result.isOk()) departure.go(requestedPage(requested(), result.value));
    else runInAction(() => (this.opening = undefined));
    return result.isOk();
  }

  async #read(count: number, reading: number): Promise<boolean> {
    const result = await this.#needs.listParticipations(this.#event, count, this.search.trim());
    if (reading !== this.#reading) return true;
    runInAction(() => {
      this.loading = false;
      if (result.isOk()) this.page = result.value;
    });
    return result.isOk();
  }

  get #next(): number | undefined {
    return nextCount(this.page.items.length, this.page.hasNext);
  }
}
