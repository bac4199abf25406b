import { type LetterDesk, planLetter, sendLetter } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of writing to exhibitors, for server and browser. */
export const letterUseCases = (desk: LetterDesk, log: Log) => ({
  listLetters: logged(desk.list, log),
  planLetter: logged(planLetter(desk), log),
  previewLetter: logged(desk.preview, log),
  sendLetter: logged(sendLetter(desk), log),
  cancelLetter: logged(desk.cancel, log),
});

export type LetterUseCases = ReturnType<typeof letterUseCases>;
