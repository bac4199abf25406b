import {
  followedParticipation,
  nextCount,
  type Page,
  type Participation,
  type ParticipationBrowser,
} from '@fairdesk/core/events';
import type { EventId, ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Departure } from '../shared/use-cases.tsx';
import { requestedPage } from './requested-page.ts';

/** The dependencies of the chooser. */
export interface ParticipationChooserNeeds {
  readonly listParticipations: ParticipationBrowser['list'];
  readonly chooseParticipation: ParticipationBrowser['choose'];
  readonly departure: Departure;
  /** The page that led to the choice; empty when there was none. */
  readonly requested: () => string;
}

/** The participations to choose from, page by page, and the one being opened. */
export class ParticipationChooserStore {
  page: Page<Participation>;
  loading = false;
  opening: ParticipationId | undefined = undefined;

  readonly #event: EventId;
  readonly #needs: ParticipationChooserNeeds;

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
    const result = await this.#needs.listParticipations(this.#event, count);
    runInAction(() => {
      this.loading = false;
      if (result.isOk()) this.page = result.value;
    });
    return result.isOk();
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

  get #next(): number | undefined {
    return nextCount(this.page.items.length, this.page.hasNext);
  }
}
