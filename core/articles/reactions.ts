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
 *
 * @example
 * ```ts
 * reacted({ isLike: true, isDislike: false, isSave: false, likes: 3 }, 'dislike')
 * // { isLike: true, isDislike: false, isSave: false, likes: 3 }
 * ```
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

/** The reactions a visitor has set. Source: site spec §3 "Visitor status of an article". */
export type VisitorStatus = Omit<Reactions, 'likes'>;

/** The states the visitor wants, by button, that the server has not confirmed yet. */
export type Presses = Readonly<Partial<Record<Reaction, boolean>>>;

/** Whether a button is set. */
export const isSet = ({ isLike, isDislike, isSave }: VisitorStatus, reaction: Reaction): boolean =>
  ({ like: isLike, dislike: isDislike, save: isSave })[reaction];

/**
 * The server's reactions with these presses on top: a like clears a dislike and the other way round, and the
 * count follows the like.
 */
export const withPresses = (server: Reactions, { like, dislike, save }: Presses): Reactions => {
  const isLike = like ?? (server.isLike && dislike !== true);
  const isDislike = dislike ?? (server.isDislike && like !== true);
  const likes = Math.max(0, server.likes + Number(isLike) - Number(server.isLike));
  return { isLike, isDislike, isSave: save ?? server.isSave, likes };
};

/**
 * Whether a setting is on: `1`. The buttons and the calls to the visitor portal have one each. Source: site
 * spec §5.
 */
export const isSettingOn = (setting: string): boolean => setting === '1';
