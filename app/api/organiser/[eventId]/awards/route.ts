import { AwardBodySchema, NewAwardBodySchema, saveAward } from '@fairdesk/core/organiser';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The awards of the fair. */
export const GET = organiserRoute('manage-event', (caller) =>
  currentUseCases().awardPlannerOf(caller).plan(),
);

/** Adds an award. */
export const POST = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, NewAwardBodySchema).andThen(({ form, ...name }) =>
    saveAward(currentUseCases().awardPlannerOf(caller))(form, name),
  ),
);

/** Replaces the title of an award and when it takes entries. */
export const PUT = organiserRoute('manage-event', (caller) =>
  readBody(caller.request, AwardBodySchema).andThen(({ code, form, version }) =>
    saveAward(currentUseCases().awardPlannerOf(caller))(form, { code, version }),
  ),
);
