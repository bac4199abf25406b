import 'server-only';
import { runtime } from '#app/_process/runtime.ts';
import type { ReportFault } from '#ui/page/render-context.ts';

/** Logs which block of a page failed to render, and why. */
export const reportBlockFault: ReportFault = (component, cause) =>
  runtime().log.error('Cannot draw a block', { component, cause: String(cause) });
