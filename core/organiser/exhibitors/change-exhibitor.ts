import type { ResultAsync } from 'neverthrow';
import { type Failure, judged, type ParticipationId } from '../../shared/index.ts';
import { type ExhibitorChange, exhibitorChangeFaults } from './exhibitor-details.ts';
import type { ExhibitorList } from './ports.ts';

/** Changes one exhibitor; an invalid change never leaves the browser. */
export const changeExhibitor =
  (list: Pick<ExhibitorList, 'change'>) =>
  (id: ParticipationId, change: ExhibitorChange): ResultAsync<void, Failure> =>
    judged(exhibitorChangeFaults(change), () => list.change(id, change));

/** {@link changeExhibitor} bound to its port. */
export type ChangeExhibitor = ReturnType<typeof changeExhibitor>;
