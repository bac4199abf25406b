import type { ResultAsync } from 'neverthrow';
import { type Failure, judged, type ParticipationId } from '../../shared/index.ts';
import { type NewExhibitor, newExhibitorFaults } from './new-exhibitor.ts';
import type { ExhibitorList } from './ports.ts';

/** Adds a company to a fair; an invalid one never leaves the browser. The id is as for {@link ExhibitorList.add}. */
export const addExhibitor =
  (list: Pick<ExhibitorList, 'add'>) =>
  (company: NewExhibitor, id?: string): ResultAsync<ParticipationId, Failure> => {
    const cleaned = {
      ...company,
      name: company.name.trim(),
      stand: company.stand.trim(),
      hall: company.hall.trim(),
      email: company.email.trim().toLowerCase(),
    };
    return judged(newExhibitorFaults(cleaned), () => list.add(cleaned, id));
  };

/** {@link addExhibitor} bound to its port. */
export type AddExhibitor = ReturnType<typeof addExhibitor>;
