import type { ResultAsync } from 'neverthrow';
import { type Failure, judged } from '../../shared/index.ts';
import { type MailKind, type MailTextForm, mailTextFaults, type PlannedMailText } from './mail-texts.ts';
import type { MailTextOffice } from './ports.ts';

/** Replaces the texts of a mail; empty ones are the built-in ones again. `conflict` when they are not `before`. */
export const saveMailText =
  (office: Pick<MailTextOffice, 'save'>) =>
  (kind: MailKind, form: MailTextForm, before: MailTextForm): ResultAsync<PlannedMailText, Failure> =>
    judged(mailTextFaults(kind, form), () => office.save(kind, form, before));

/** {@link saveMailText} bound to its port. */
export type SaveMailText = ReturnType<typeof saveMailText>;
