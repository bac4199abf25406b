import type { ResultAsync } from 'neverthrow';
import { LOGO_RULES, type UploadFile, uploadFaults } from '../media/index.ts';
import { type Failure, judged } from '../shared/index.ts';
import type { WebsiteOffice } from './ports.ts';
import type { WebsiteLogo } from './website.ts';

/** Replaces the logo of a website, by the rules for the logo of a company. */
export const saveWebsiteLogo =
  (office: Pick<WebsiteOffice, 'saveLogo'>) =>
  (file: UploadFile): ResultAsync<WebsiteLogo, Failure> =>
    judged(uploadFaults('file', file, LOGO_RULES), () => office.saveLogo(file));

/** {@link saveWebsiteLogo} bound to its port. */
export type SaveWebsiteLogo = ReturnType<typeof saveWebsiteLogo>;
