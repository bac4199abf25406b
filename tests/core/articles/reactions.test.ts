import {
  afterReactionFailed,
  isDisabled,
  isSettingOn,
  NO_REACTIONS,
  type Reaction,
  type Reactions,
  reacted,
} from '@fairdesk/core/articles';
import { anyFailure } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyReaction = fc.constantFrom<Reaction>('like', 'dislike', 'save');
/** States a visitor can reach by pressing buttons; the count includes likes of others. */
const anyReactions: fc.Arbitrary<Reactions> = fc
  .tuple(fc.array(anyReaction), fc.nat())
  .map(([presses, likes]) => presses.reduce(reacted, { ...NO_REACTIONS, likes }));

/** Any state two services can report, including contradictory ones. */
const anyServiceState: fc.Arbitrary<Reactions> = fc.record({
  isLike: fc.boolean(),
  isDislike: fc.boolean(),
  isSave: fc.boolean(),
  likes: fc.nat(3),
});

describe('reacted', () => {
  it.prop([anyServiceState, fc.array(anyReaction)])(
    'never counts below 0, and can always undo both like and dislike',
    (state, presses) => {
      expect(presses.reduce(reacted, state).likes).toBeGreaterThanOrEqual(0);
      const both = { ...state, isLike: true, isDislike: true };
      expect(reacted(both, 'like')).toMatchObject({ isLike: false, isDislike: true });
      expect(reacted(both, 'dislike')).toMatchObject({ isLike: true, isDislike: false });
    },
  );

  it.prop([anyReactions, anyReaction])(
    'is undone by pressing the same button again',
    (reactions, reaction) => {
      expect(reacted(reacted(reactions, reaction), reaction)).toEqual(reactions);
    },
  );

  it.prop([anyReactions])('never likes and dislikes at once', ({ isLike, isDislike }) => {
    expect(isLike && isDislike).toBe(false);
  });

  it.prop([anyReactions, anyReaction])(
    'changes the count by one with every like, and with nothing else',
    (reactions, reaction) => {
      const after = reacted(reactions, reaction);
      const step = Number(after.isLike) - Number(reactions.isLike);
      expect(after.likes - reactions.likes).toBe(step);
    },
  );

  it.prop([anyReactions, anyReaction])(
    'does nothing exactly when the opposite is set',
    (reactions, reaction) => {
      const opposite = reaction === 'like' ? reactions.isDislike : reaction === 'dislike' && reactions.isLike;
      expect(isDisabled(reactions, reaction)).toBe(opposite);
      expect(reacted(reactions, reaction) === reactions).toBe(opposite);
    },
  );
});

describe('each button', () => {
  it('toggles its own reaction only', () => {
    expect(NO_REACTIONS).toEqual({ isLike: false, isDislike: false, isSave: false, likes: 0 });
    expect(reacted(NO_REACTIONS, 'like')).toEqual({ ...NO_REACTIONS, isLike: true, likes: 1 });
    expect(reacted(NO_REACTIONS, 'dislike')).toEqual({ ...NO_REACTIONS, isDislike: true });
    expect(reacted(NO_REACTIONS, 'save')).toEqual({ ...NO_REACTIONS, isSave: true });
  });
});

describe('afterReactionFailed', () => {
  it.prop([anyReactions, anyReaction])(
    'undoes the change when the visitor is signed out, and shows the login',
    (reactions, reaction) => {
      const failed = afterReactionFailed(reacted(reactions, reaction), reaction, { kind: 'signed-out' });
      expect(failed.showsLogin).toBe(true);
      if (!isDisabled(reactions, reaction)) expect(failed.reactions).toEqual(reactions);
    },
  );

  it.prop([anyReactions, anyReaction, anyFailure])(
    'keeps the change after every other failure',
    (reactions, reaction, failure) => {
      fc.pre(failure.kind !== 'signed-out');
      expect(afterReactionFailed(reactions, reaction, failure)).toEqual({ reactions, showsLogin: false });
    },
  );

  it.prop([anyReactions, fc.scheduler()])(
    'restores the initial state when every request is rejected, in any order',
    async (reactions, scheduler) => {
      // A visitor can press save and like before either response arrives.
      const pressed = (['save', reactions.isDislike ? 'dislike' : 'like'] as const).reduce(
        reacted,
        reactions,
      );
      let visible = pressed;
      const presses = (['save', reactions.isDislike ? 'dislike' : 'like'] as const).map((reaction) =>
        scheduler.schedule(Promise.resolve()).then(() => {
          visible = afterReactionFailed(visible, reaction, { kind: 'signed-out' }).reactions;
        }),
      );
      await scheduler.waitFor(Promise.all(presses));
      expect(visible).toEqual(reactions);
    },
  );
});

describe('isSettingOn', () => {
  it.prop([fc.string()])('is on for 1 only', (setting) => {
    expect(isSettingOn(setting)).toBe(setting === '1');
    expect(isSettingOn('1')).toBe(true);
  });
});
