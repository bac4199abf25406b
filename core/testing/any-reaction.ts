import fc from 'fast-check';
import type { Reaction } from '../articles/index.ts';

/** A button under an article. */
export const anyReaction = (): fc.Arbitrary<Reaction> => fc.constantFrom('like', 'dislike', 'save');
