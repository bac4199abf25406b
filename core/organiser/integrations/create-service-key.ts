import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { ServiceKeyOffice } from './ports.ts';
import {
  type NewServiceKey,
  type ServiceKeyForm,
  type ServiceKeyMoment,
  serviceKeyFaults,
} from './service-key.ts';

/** Makes a key for a program; the store checks that the event has not too many. */
export const createServiceKey =
  (office: Pick<ServiceKeyOffice, 'create'>) =>
  (form: ServiceKeyForm, moment: ServiceKeyMoment, id?: string): ResultAsync<NewServiceKey, Failure> =>
    judged(serviceKeyFaults(form, moment), () => office.create({ ...form, name: form.name.trim() }, id));

/** {@link createServiceKey} bound to its port. */
export type CreateServiceKey = ReturnType<typeof createServiceKey>;
