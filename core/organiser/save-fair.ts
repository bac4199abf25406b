import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../shared/index.ts';
import { type FairForm, type FairSettings, type FairState, fairFaults } from './fair-settings.ts';
import type { FairOffice } from './ports.ts';

/** The settings of a fair as they are stored now. */
export const readFair = (office: FairOffice) => (): ResultAsync<FairSettings, Failure> => office.settings();

/** {@link readFair} bound to its port. */
export type ReadFair = ReturnType<typeof readFair>;

/** Saves the settings of a fair; an invalid form is `rejected` with the faults of its fields. */
export const saveFair =
  (office: FairOffice) =>
  (form: FairForm, version: string): ResultAsync<FairSettings, Failure> =>
    judged(fairFaults(form), () => office.save(form, version));

/** {@link saveFair} bound to its port. */
export type SaveFair = ReturnType<typeof saveFair>;

/** Moves a fair to another state, whatever its state is now. */
export const changeFairState =
  (office: FairOffice) =>
  (state: FairState, version: string): ResultAsync<FairSettings, Failure> =>
    office.changeState(state, version);

/** {@link changeFairState} bound to its port. */
export type ChangeFairState = ReturnType<typeof changeFairState>;
