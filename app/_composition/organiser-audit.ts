import type { AuditTrail } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of a fair's history, for server and browser. */
export const auditUseCases = ({ restore }: Pick<AuditTrail, 'restore'>, log: Log) => ({
  restoreChange: logged(restore, log),
});
