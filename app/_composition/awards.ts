import {
  type AwardDesk,
  addAnswerFile,
  listAwardProducts,
  openQuestionnaire,
  removeAnswerFile,
  saveStep,
  submitEntry,
  withdrawEntries,
  withdrawEntry,
} from '@fairdesk/core/awards';
import type { EventId, Language, Log } from '@fairdesk/core/shared';
import type { AwardForms } from '#adapters/awards/form-source.ts';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** The caller for whom an award desk is opened. */
export interface AwardCaller {
  readonly event: EventId;
  readonly language: Language;
  readonly email: string;
  readonly canSubmit: boolean;
  /** The idempotency key of the request: repeating it adds nothing twice. */
  readonly key?: string | undefined;
}

export const AWARD_DESK = token<(caller: AwardCaller) => AwardDesk>('award desk');
export const AWARD_FORMS = token<(event: EventId, language: Language) => AwardForms>('award forms');

/** The use cases of awards, for server and browser. */
export const awardUseCases = (desk: AwardDesk, log: Log) => ({
  listAwardProducts: logged(listAwardProducts(desk), log),
  openQuestionnaire: logged(openQuestionnaire(desk), log),
  saveStep: logged(saveStep(desk), log),
  submitEntry: logged(submitEntry(desk), log),
  addAnswerFile: logged(addAnswerFile(desk), log),
  removeAnswerFile: logged(removeAnswerFile(desk), log),
  withdrawEntries: logged(withdrawEntries(desk), log),
  withdrawEntry: logged(withdrawEntry(desk), log),
});
