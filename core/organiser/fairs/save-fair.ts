import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import { type FairForm, type FairSettings, type FairState, fairFaults } from './fair-settings.ts';
import type { FairOffice } from './ports.ts';

/** The settings of a fair as they are stored now. */
export const readFair = (office: FairOffice) => (): ResultAsync<FairSettings, Failure> => office.settings();

/** {@link readFair} bound to its port. */
export type ReadFair = ReturnType<typeof readFair>;

/**
 * Saves the settings of a fair.
 *
 * An invalid form is `rejected` with the faults of its fields, and so is a slug that another fair has or had. The form
 * is compared with the settings that the change starts from.
 */
export const saveFair =
  (office: FairOffice) =>
  (form: FairForm, stored: Pick<FairSettings, 'version' | 'slug'>): ResultAsync<FairSettings, Failure> =>
    judged(fairFaults(form, stored), () => office.save(form, stored.version));

/** {@link saveFair} bound to its port. */
export type SaveFair = ReturnType<typeof saveFair>;

/** Moves a fair to another state, whatever its state is now. */
export const changeFairState =
  (office: FairOffice) =>
  (state: FairState, version: string): ResultAsync<FairSettings, Failure> =>
    office.changeState(state, version);

/** {@link changeFairState} bound to its port. */
export type ChangeFairState = ReturnType<typeof changeFairState>;
