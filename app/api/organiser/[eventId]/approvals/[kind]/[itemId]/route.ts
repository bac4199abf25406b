import { APPROVAL_KINDS } from '@fairdesk/core/organiser';
import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** A waiting item: the version that visitors see, and the one that waits. */
export const GET = organiserRoute('run-event', ({ ids, ...caller }) => {
  const kind = APPROVAL_KINDS.find((each) => each === ids.kind);
  return kind
    ? currentUseCases()
        .approvalDeskOf(caller)
        .compareItem(kind, ids.itemId ?? '')
    : errAsync({ kind: 'not-found', what: `approvals of ${ids.kind}` });
});
