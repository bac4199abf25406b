import type { Box } from './drop-spot.ts';

/** Scrolls the canvas until the top of a block is in view, below the tools. @param box in pixels of the drawing */
export const showInStage = (frame: HTMLIFrameElement, box: Box): void => {
  const stage = frame.closest('[data-stage]');
  if (stage === null) return;
  const around = stage.getBoundingClientRect();
  const bounds = frame.getBoundingClientRect();
  const top = bounds.top + (box.top * bounds.height) / frame.clientHeight;
  if (top >= around.top + MARGIN && top <= around.bottom - 2 * MARGIN) return;
  stage.scrollBy({ top: top - around.top - 2 * MARGIN });
};

/** Room for the tools above a block, in pixels. */
const MARGIN = 56;
