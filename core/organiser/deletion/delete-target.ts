import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import { type DeletionPlan, type DeletionTarget, isDeletionConfirmed } from './deletion.ts';
import type { DeletionOffice } from './ports.ts';

/** Deletes an exhibitor or a person; without the typed name, nothing leaves the browser. */
export const deleteTarget =
  (office: Pick<DeletionOffice, 'delete'>) =>
  (target: DeletionTarget, { name }: Pick<DeletionPlan, 'name'>, typed: string): ResultAsync<void, Failure> =>
    judged(isDeletionConfirmed(name, typed) ? [] : [{ path: 'typed', code: 'deletion-name' }], () =>
      office.delete(target, typed),
    );

/** {@link deleteTarget} bound to its port. */
export type DeleteTarget = ReturnType<typeof deleteTarget>;
