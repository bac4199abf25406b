import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../../shared/index.ts';
import type { TeamChange, TeamMember } from './team.ts';

/** The organisers of a fair. */
export interface TeamOffice {
  /** Everyone with a role at the fair, and open invitations. */
  team(): ResultAsync<readonly TeamMember[], Failure>;
  /** Changes the team; `rejected` when no administrator would remain. @returns the team after it */
  change(change: TeamChange): ResultAsync<readonly TeamMember[], Failure>;
}
