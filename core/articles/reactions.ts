import type { Failure } from '../shared/index.ts';

/** What a visitor can say of an article, and how many like it. Source: site spec §4 "Like, dislike and save". */
export interface Reactions {
  readonly isLike: boolean;
  readonly isDislike: boolean;
  readonly isSave: boolean;
  readonly likes: number;
}

/** The buttons under an article. */
export type Reaction = 'like' | 'dislike' | 'save';

/** What is shown until the service has answered, and when it does not. Source: site spec §8. */
export const NO_REACTIONS: Reactions = { isLike: false, isDislike: false, isSave: false, likes: 0 };

/**
 * Like and dislike exclude each other: while one is set the other is disabled. What is set can always be taken back,
 * also where a service says that both are.
 */
export const isDisabled = ({ isLike, isDislike }: Reactions, reaction: Reaction): boolean => {
  switch (reaction) {
    case 'like':
      return isDislike && !isLike;
    case 'dislike':
      return isLike && !isDislike;
    case 'save':
      return false;
  }
};

/**
 * The reactions after a press, at once and before the server knows. A disabled button changes nothing.
 *
 * The count never falls below 0: status and count come from two calls, and the count may be the older of the two.
 */
export const reacted = (reactions: Reactions, reaction: Reaction): Reactions => {
  if (isDisabled(reactions, reaction)) return reactions;
  switch (reaction) {
    case 'like':
      return {
        ...reactions,
        isLike: !reactions.isLike,
        likes: Math.max(0, reactions.likes + (reactions.isLike ? -1 : 1)),
      };
    case 'dislike':
      return { ...reactions, isDislike: !reactions.isDislike };
    case 'save':
      return { ...reactions, isSave: !reactions.isSave };
  }
};

/** What becomes of a reaction the server did not take. */
export interface ReactionFailed {
  readonly reactions: Reactions;
  readonly showsLogin: boolean;
}

/**
 * Somebody who is not signed in gets the log-in and sees the change undone. Any other failure is logged and
 * the change stays on screen; the server's word counts at the next load.
 */
export const afterReactionFailed = (
  reactions: Reactions,
  reaction: Reaction,
  failure: Failure,
): ReactionFailed =>
  failure.kind === 'signed-out'
    ? { reactions: reacted(reactions, reaction), showsLogin: true }
    : { reactions, showsLogin: false };

/** A setting that says yes: `1`. Buttons and calls to the visitor portal have one each. Source: site spec §5. */
export const isSettingOn = (setting: string): boolean => setting === '1';
