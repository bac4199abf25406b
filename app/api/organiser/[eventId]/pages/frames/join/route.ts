import { FrameJoiningSchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** Gives the pages of one header or footer another one. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, FrameJoiningSchema)
    .andThen((joining) => currentUseCases().frameOfficeOf(caller).join(joining))
    .map((items) => ({ items })),
);
