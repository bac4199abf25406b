import { ProfileRulesBodySchema } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** What the fair decides about company profiles. */
export const GET = organiserRoute('run-event', (caller) =>
  currentUseCases().profileRuleOfficeOf(caller).rules(),
);

/** Replaces what the fair decides about company profiles. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, ProfileRulesBodySchema).andThen(({ settings, version }) =>
    currentUseCases().profileRuleOfficeOf(caller).save(settings, version),
  ),
);
