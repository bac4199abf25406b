import {
  type AwardDesk,
  addAnswerFile,
  listAwardProducts,
  openQuestionnaire,
  removeAnswerFile,
  saveStep,
  submitEntry,
  withdrawEntry,
} from '@fairdesk/core/awards';
import type { EventId, Language, Log } from '@fairdesk/core/shared';
import type { AwardForms } from '#adapters/awards/form-source.ts';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** For whom a desk of awards is opened. */
export interface AwardCaller {
  readonly event: EventId;
  readonly language: Language;
  readonly email: string;
  readonly canSubmit: boolean;
  /** Of the request: repeated with the same key, it adds nothing twice. */
  readonly key?: string | undefined;
}

export const AWARD_DESK = token<(caller: AwardCaller) => AwardDesk>('award desk');
export const AWARD_FORMS = token<(event: EventId, language: Language) => AwardForms>('award forms');

/** The use cases of awards, the same on either side. */
export const awardUseCases = (desk: AwardDesk, log: Log) => ({
  listAwardProducts: logged(listAwardProducts(desk), log),
  openQuestionnaire: logged(openQuestionnaire(desk), log),
  saveStep: logged(saveStep(desk), log),
  submitEntry: logged(submitEntry(desk), log),
  addAnswerFile: logged(addAnswerFile(desk), log),
  removeAnswerFile: logged(removeAnswerFile(desk), log),
  withdrawEntry: logged(withdrawEntry(desk), log),
});
