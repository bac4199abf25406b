import {
  isDisabled,
  isSet,
  isSettingOn,
  NO_REACTIONS,
  type Presses,
  type Reaction,
  type Reactions,
  reacted,
  withPresses,
} from '@fairdesk/core/articles';
import { anyReaction } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** States a visitor can reach by pressing buttons; the count includes likes of others. */
const anyReactions: fc.Arbitrary<Reactions> = fc
  .tuple(fc.array(anyReaction()), fc.nat())
  .map(([presses, likes]) => presses.reduce(reacted, { ...NO_REACTIONS, likes }));

/** Any state two services can report, including contradictory ones. */
const anyServiceState: fc.Arbitrary<Reactions> = fc.record({
  isLike: fc.boolean(),
  isDislike: fc.boolean(),
  isSave: fc.boolean(),
  likes: fc.nat(3),
});

describe('reacted', () => {
  it.prop([anyServiceState, fc.array(anyReaction())])(
    'never counts below 0, and can always undo both like and dislike',
    (state, presses) => {
      expect(presses.reduce(reacted, state).likes).toBeGreaterThanOrEqual(0);
      const both = { ...state, isLike: true, isDislike: true };
      expect(reacted(both, 'like')).toMatchObject({ isLike: false, isDislike: true });
      expect(reacted(both, 'dislike')).toMatchObject({ isLike: true, isDislike: false });
    },
  );

  it.prop([anyReactions, anyReaction()])(
    'is undone by pressing the same button again',
    (reactions, reaction) => {
      expect(reacted(reacted(reactions, reaction), reaction)).toEqual(reactions);
    },
  );

  it.prop([anyReactions])('never likes and dislikes at once', ({ isLike, isDislike }) => {
    expect(isLike && isDislike).toBe(false);
  });

  it.prop([anyReactions, anyReaction()])(
    'changes the count by one with every like, and with nothing else',
    (reactions, reaction) => {
      const after = reacted(reactions, reaction);
      const step = Number(after.isLike) - Number(reactions.isLike);
      expect(after.likes - reactions.likes).toBe(step);
    },
  );

  it.prop([anyReactions, anyReaction()])(
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

const anyPresses: fc.Arbitrary<Presses> = fc.array(anyReaction(), { maxLength: 4 }).map((pressed) => {
  const shown = pressed.reduce(reacted, NO_REACTIONS);
  return Object.fromEntries(pressed.map((reaction) => [reaction, isSet(shown, reaction)]));
});

describe('withPresses', () => {
  it.prop([anyServiceState])('shows the state of the server without presses', (server) => {
    expect(withPresses(server, {})).toEqual(server);
  });

  it.prop([anyServiceState, anyPresses])('shows every press as it was made', (server, presses) => {
    const shown = withPresses(server, presses);
    for (const [reaction, isOn] of Object.entries(presses))
      expect(isSet(shown, reaction as Reaction)).toBe(isOn);
  });

  it.prop([anyReactions, anyPresses])(
    'never likes and dislikes at once, and moves the count with the like only',
    (server, presses) => {
      const { isLike, isDislike, likes } = withPresses(server, presses);
      expect(isLike && isDislike).toBe(false);
      expect(likes - server.likes).toBe(Number(isLike) - Number(server.isLike));
    },
  );
});

describe('isSettingOn', () => {
  it('is on for 1 only', () => {
    expect(isSettingOn('1')).toBe(true);
    for (const setting of ['', '0', 'true', 'on', '01', '1.0', '１'])
      expect(isSettingOn(setting)).toBe(false);
  });

  it.prop([fc.string({ minLength: 1 })])('is off for anything beside 1', (more) => {
    expect([isSettingOn(`1${more}`), isSettingOn(`${more}1`)]).toEqual([false, false]);
  });
});
