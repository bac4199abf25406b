import { PageCanvasBodySchema } from '@fairdesk/core/editor';
import { drawCanvas } from '#app/_editing/draw-canvas.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { PAGE_LIMIT } from '#app/_process/body-limits.ts';

/** Draws a page in the editor; saves nothing. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageCanvasBodySchema, PAGE_LIMIT).andThen(({ document, ...place }) =>
    drawCanvas(caller, place, document),
  ),
);
