import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { TeamOffice } from './ports.ts';
import { type TeamChange, type TeamMember, teamFaults } from './team.ts';

/** Changes the team of a fair; the store checks that an administrator remains. */
export const changeTeam =
  (office: Pick<TeamOffice, 'change'>) =>
  (team: readonly TeamMember[], change: TeamChange): ResultAsync<readonly TeamMember[], Failure> =>
    judged(teamFaults(team, change), () => office.change(change));

/** {@link changeTeam} bound to its port. */
export type ChangeTeam = ReturnType<typeof changeTeam>;
