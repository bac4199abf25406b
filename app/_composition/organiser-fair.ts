import { changeFairState, type FairOffice, readFair, saveFair } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of a fair's settings, for server and browser. */
export const fairUseCases = (office: FairOffice, log: Log) => ({
  readFair: logged(readFair(office), log),
  saveFair: logged(saveFair(office), log),
  changeFairState: logged(changeFairState(office), log),
});
