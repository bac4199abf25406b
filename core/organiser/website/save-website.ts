import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import type { WebsiteOffice } from './ports.ts';
import { type Website, type WebsiteForm, websiteFaults } from './website.ts';

/** Saves the settings of a website; an invalid form is `rejected` with the faults of its fields. */
export const saveWebsite =
  (office: Pick<WebsiteOffice, 'save'>) =>
  (form: WebsiteForm, version: string): ResultAsync<Website, Failure> =>
    judged(websiteFaults(form), () => office.save(form, version));

/** {@link saveWebsite} bound to its port. */
export type SaveWebsite = ReturnType<typeof saveWebsite>;
