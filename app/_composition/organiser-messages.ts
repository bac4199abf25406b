import { type MessagePlanner, saveMessage } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of planning messages, for server and browser. */
export const messageUseCases = (planner: MessagePlanner, log: Log) => ({
  planMessages: logged(planner.plan, log),
  findMessageCompanies: logged(planner.companies, log),
  saveMessage: logged(saveMessage(planner), log),
  removeMessage: logged(planner.remove, log),
});

export type MessageUseCases = ReturnType<typeof messageUseCases>;
