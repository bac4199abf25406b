import type { Failure } from '../shared/index.ts';

/**
 * A visitor's reactions to an article, and its number of likes. Source: site spec §4 "Like, dislike and
 * save".
 */
export interface Reactions {
  readonly isLike: boolean;
  readonly isDislike: boolean;
  readonly isSave: boolean;
  readonly likes: number;
}

/** The buttons under an article. */
export type Reaction = 'like' | 'dislike' | 'save';

/** The reactions until the service responds, and when it fails. Source: site spec §8. */
export const NO_REACTIONS: Reactions = { isLike: false, isDislike: false, isSave: false, likes: 0 };

/**
 * Like and dislike exclude each other: while one is set, the other is disabled. A reaction that is set can
 * always be undone, even if a service reports both.
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
 * The reactions after a press, applied optimistically. A disabled button changes nothing.
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

/** The outcome of a reaction the server rejected. */
export interface ReactionFailed {
  readonly reactions: Reactions;
  readonly showsLogin: boolean;
}

/**
 * For visitors who are signed out, opens the login and undoes the change. Any other failure is logged and the
 * change stays on screen; the next load corrects it.
 */
export const afterReactionFailed = (
  reactions: Reactions,
  reaction: Reaction,
  failure: Failure,
): ReactionFailed =>
  failure.kind === 'signed-out'
    ? { reactions: reacted(reactions, reaction), showsLogin: true }
    : { reactions, showsLogin: false };

/**
 * Whether a setting is on: `1`. The buttons and the calls to the visitor portal have one each. Source: site
 * spec §5.
 */
export const isSettingOn = (setting: string): boolean => setting === '1';
