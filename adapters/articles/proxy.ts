import type { ReactionBook } from '@fairdesk/core/articles';
import type { Http } from '../shared/http/http.ts';
import { reactionCalls } from './reaction-calls.ts';

/** The product's own `/api/visitor`, from the browser. */
export const createReactionProxy = (http: Http): ReactionBook => reactionCalls(http, 'visitor');
