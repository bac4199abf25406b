import 'server-only';
import type { ReportFault } from '#ui/page/drawing.ts';
import { runtime } from './runtime.ts';

/** Tells the operator which block of a page could not be drawn, and why. */
export const reportBlockFault: ReportFault = (component, cause) =>
  runtime().log.error('Cannot draw a block', { component, cause: String(cause) });
