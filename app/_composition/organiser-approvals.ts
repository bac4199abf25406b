import { type ApprovalDesk, sendBack } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of approvals, for server and browser. */
export const approvalUseCases = (desk: ApprovalDesk, log: Log) => ({
  listWaiting: logged(desk.waiting, log),
  compareItem: logged(desk.compare, log),
  approveItems: logged(desk.approve, log),
  sendBack: logged(sendBack(desk), log),
});

export type ApprovalUseCases = ReturnType<typeof approvalUseCases>;
