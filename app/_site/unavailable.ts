import 'server-only';
import { describeFailure, type Failure } from '@fairdesk/core/shared';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { Unavailable } from '#ui/page/fair-data.ts';

/** A part of a page that could not be loaded: visitors see a notice, the log has the reason. */
export const unavailable = (failure: Failure): Unavailable => {
  runtime().log.error(describeFailure(failure), failureDetails(failure));
  return 'unavailable';
};
