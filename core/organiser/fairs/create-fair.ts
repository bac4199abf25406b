import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import { type NewFair, newFairFaults } from './new-fair.ts';
import type { CreatedFair, FairRegistry } from './ports.ts';

/**
 * Creates a fair that works at once, with the user as its administrator.
 *
 * An invalid form is `rejected` with the faults of its fields, and so is a slug that another fair has or had.
 *
 * The id is as for {@link FairRegistry.create}.
 */
export const createFair =
  (registry: Pick<FairRegistry, 'create'>) =>
  (form: NewFair, id?: string): ResultAsync<CreatedFair, Failure> =>
    judged(newFairFaults(form), () => registry.create(form, id));

/** {@link createFair} bound to its port. */
export type CreateFair = ReturnType<typeof createFair>;
