import {
  createReactionQueue,
  NO_REACTIONS,
  type Presses,
  type ReactionOutcome,
  type ReactionView,
} from '@fairdesk/core/articles';
import { describe, expect, it } from 'vitest';

/** Resolves once every promise that needs no timer has settled. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const LIKED = { ...NO_REACTIONS, isLike: true, likes: 5 };
const DISLIKED = { ...NO_REACTIONS, isDislike: true, likes: 4 };

/** A queue whose calls, pauses and views are recorded; each call takes the next outcome, then `saved`. */
const recorded = (...outcomes: ReactionOutcome[]) => {
  const calls: string[] = [];
  const views: ReactionView[] = [];
  const rolledBack: Presses[] = [];
  const queue = createReactionQueue({
    send: async (reaction, isOn) => {
      calls.push(`${reaction} ${isOn}`);
      return outcomes.shift() ?? 'saved';
    },
    pause: async () => {
      calls.push('pause');
    },
    onChange: (view) => views.push(view),
    onSignedOut: (presses) => rolledBack.push(presses),
  });
  return { queue, calls, views, rolledBack };
};

describe('the calls of a queue of reactions', () => {
  it('clear a reaction before its opposite is set', async () => {
    const { queue, calls } = recorded();
    queue.load(Promise.resolve(DISLIKED));
    queue.apply({ like: true, dislike: false });
    await settled();
    expect(calls).toEqual(['dislike false', 'like true']);
  });

  it('pause after a failure only', async () => {
    const { queue, calls } = recorded('failed');
    queue.press('like');
    await settled();
    expect(calls).toEqual(['like true', 'pause', 'like true']);
    queue.press('save');
    await settled();
    expect(calls.slice(3)).toEqual(['save true']);
  });

  it('end with a sign-in for the presses that were rolled back', async () => {
    const { queue, rolledBack } = recorded('signed-out');
    queue.press('save');
    await settled();
    expect(rolledBack).toEqual([{ save: true }]);
  });

  it('begin without doubts after a sign-in', async () => {
    const { queue, calls } = recorded('failed', 'signed-out');
    queue.press('like');
    await settled();
    queue.load(Promise.resolve(LIKED));
    queue.apply({ like: true });
    await settled();
    expect(calls).toEqual(['like true', 'pause', 'like true']);
  });

  it('go on after one that throws before it returns a promise', async () => {
    const sent: string[] = [];
    const views: ReactionView[] = [];
    const queue = createReactionQueue({
      send: (reaction, isOn) => {
        sent.push(`${reaction} ${isOn}`);
        if (sent.length <= 2) throw new Error('offline');
        return Promise.resolve('saved');
      },
      pause: () => Promise.resolve(),
      onChange: (view) => views.push(view),
      onSignedOut: () => undefined,
    });
    queue.press('like');
    await settled();
    expect(views.at(-1)?.isUnsaved).toBe(true);
    queue.press('save');
    await settled();
    expect(sent).toEqual(['like true', 'like true', 'like true', 'save true']);
    expect(views.at(-1)?.isUnsaved).toBe(false);
  });

  it('are not made for a disabled button', async () => {
    const { queue, calls, views } = recorded();
    queue.load(Promise.resolve(LIKED));
    await settled();
    const before = views.length;
    queue.press('dislike');
    await settled();
    expect([calls, views.length]).toEqual([[], before]);
  });
});

describe('the view of a queue of reactions', () => {
  it('follows the server once every press is saved', async () => {
    const { queue, views } = recorded();
    queue.press('like');
    await settled();
    queue.load(Promise.resolve(DISLIKED));
    await settled();
    expect(views.at(-1)).toEqual({ reactions: DISLIKED, isUnsaved: false });
  });

  it('shows no fault while unsaved presses are sent again', async () => {
    const { queue, views } = recorded('failed', 'failed');
    queue.press('like');
    await settled();
    expect(views.at(-1)?.isUnsaved).toBe(true);
    const before = views.length;
    queue.retry();
    expect(views.slice(before).map(({ isUnsaved }) => isUnsaved)).toEqual([false]);
  });
});
