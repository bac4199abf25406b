import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { CreatedFair } from '../fairs/ports.ts';
import { copiedParts, type NextEdition, nextEditionFaults } from './next-edition.ts';
import type { EditionOffice } from './ports.ts';

/**
 * Creates the next edition of a fair with what is selected.
 *
 * An invalid form is `rejected` with the faults of its fields, and so is a slug that another fair has or had.
 *
 * The id is as for {@link EditionOffice.create}.
 */
export const makeNextEdition =
  (office: Pick<EditionOffice, 'create'>) =>
  (form: NextEdition, id?: string): ResultAsync<CreatedFair, Failure> =>
    judged(nextEditionFaults(form), () => office.create({ ...form, parts: copiedParts(form.parts) }, id));

/** {@link makeNextEdition} bound to its port. */
export type MakeNextEdition = ReturnType<typeof makeNextEdition>;
