import type { ResultAsync } from 'neverthrow';
import type { EventId, Failure, Language } from '../shared/index.ts';
import type { FairOverview } from './overview.ts';

/** The organiser for whom a port of the desk is opened; the server has checked the permission. */
export interface OrganiserCaller {
  readonly event: EventId;
  /** The organiser's email address, for the audit trail. */
  readonly actor: string;
}

/** What happens at an event, in figures. */
export interface OverviewSource {
  /** The overview now, with the titles of tasks in this language. */
  overview(language: Language): ResultAsync<FairOverview, Failure>;
}
