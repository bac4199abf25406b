import { FrameCanvasBodySchema } from '@fairdesk/core/editor';
import { drawFrame } from '#app/_editing/draw-canvas.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { PAGE_LIMIT } from '#app/_process/body-limits.ts';

/** Draws a published page with a changed header or footer; saves nothing. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, FrameCanvasBodySchema, PAGE_LIMIT).andThen((body) => drawFrame(caller, body)),
);
