import 'server-only';
import { runtime } from '#app/_process/runtime.ts';
import type { ReportFault } from '#ui/page/render-context.ts';

/** Tells the operator which block of a page could not be drawn, and why. */
export const reportBlockFault: ReportFault = (component, cause) =>
  runtime().log.error('Cannot draw a block', { component, cause: String(cause) });
