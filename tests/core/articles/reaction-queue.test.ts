import {
  createReactionQueue,
  isSet,
  NO_REACTIONS,
  type Presses,
  type Reaction,
  type ReactionOutcome,
  type Reactions,
  type ReactionView,
  withPresses,
} from '@fairdesk/core/articles';
import { anyReaction } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** Resolves once every promise that needs no timer has settled. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const NOTHING: ReactionView = { reactions: NO_REACTIONS, isUnsaved: false };

/** A server with the reactions of one visitor and the likes of others; responses arrive in any order. */
const openQueue = (
  scheduler: fc.Scheduler,
  stored: Reactions,
  outcomeOf: (call: number) => ReactionOutcome | 'lost' = () => 'saved',
) => {
  const place = { server: stored, view: NOTHING, calls: 0, underWay: 0, most: 0 };
  const rolledBack: Presses[] = [];
  const queue = createReactionQueue({
    send: async (reaction, isOn) => {
      const outcome = outcomeOf(place.calls);
      place.calls += 1;
      place.underWay += 1;
      place.most = Math.max(place.most, place.underWay);
      await scheduler.schedule(Promise.resolve(), `request ${reaction} ${isOn}`);
      // A lost response: the server has saved what the page believes to have failed.
      if (outcome === 'saved' || outcome === 'lost')
        place.server = withPresses(place.server, { [reaction]: isOn });
      await scheduler.schedule(Promise.resolve(), `response ${reaction} ${isOn}`);
      place.underWay -= 1;
      return outcome === 'lost' ? 'failed' : outcome;
    },
    pause: () => scheduler.schedule(Promise.resolve(), 'pause'),
    onChange: (view) => {
      place.view = view;
    },
    onSignedOut: (presses) => rolledBack.push(presses),
  });
  return { place, queue, rolledBack };
};

const anyStored = fc
  .tuple(fc.constantFrom('like', 'dislike', 'none'), fc.boolean(), fc.nat(20))
  .map(([opinion, isSave, others]) => ({
    isLike: opinion === 'like',
    isDislike: opinion === 'dislike',
    isSave,
    likes: others + Number(opinion === 'like'),
  }));

const anyPressed = fc.array(anyReaction(), { maxLength: 8 });

/** Presses at any moment between requests and responses. */
const pressInAnyOrder = (
  scheduler: fc.Scheduler,
  press: (reaction: Reaction) => void,
  all: readonly Reaction[],
) => {
  for (const reaction of all)
    void scheduler.schedule(Promise.resolve(), `press ${reaction}`).then(() => press(reaction));
};

describe('createReactionQueue', () => {
  it.prop([fc.scheduler(), anyStored, anyPressed])(
    'ends with the server in the state on screen, whenever presses and responses come',
    async (scheduler, stored, pressed) => {
      const { place, queue } = openQueue(scheduler, stored);
      queue.load(scheduler.schedule(Promise.resolve(stored), 'load'));
      pressInAnyOrder(scheduler, queue.press, pressed);
      await scheduler.waitIdle();
      expect(place.view).toEqual({ reactions: place.server, isUnsaved: false });
      expect(place.most).toBeLessThanOrEqual(1);
      expect(place.server.isLike && place.server.isDislike).toBe(false);
    },
  );

  it.prop([fc.scheduler(), anyStored, anyPressed, fc.array(fc.constantFrom('saved', 'failed', 'lost'))])(
    'ends there too once calls succeed again, if some failed or their responses were lost',
    async (scheduler, stored, pressed, outcomes) => {
      let isWell = false;
      const { place, queue } = openQueue(scheduler, stored, (call) =>
        isWell ? 'saved' : (outcomes[call] ?? 'saved'),
      );
      queue.load(Promise.resolve(stored));
      pressInAnyOrder(scheduler, queue.press, pressed);
      await scheduler.waitIdle();
      const before = place.view.reactions;
      isWell = true;
      if (place.view.isUnsaved) queue.retry();
      await scheduler.waitIdle();
      // The screen has shown the result all along.
      expect(place.view).toEqual({ reactions: before, isUnsaved: false });
      expect(place.server).toEqual(before);
    },
  );

  it.prop([fc.scheduler(), anyStored, fc.array(anyReaction(), { minLength: 1, maxLength: 8 })])(
    'shows the state of the server again when the visitor is signed out, and the presses after the sign-in',
    async (scheduler, stored, pressed) => {
      let isSignedIn = false;
      const { place, queue, rolledBack } = openQueue(scheduler, stored, () =>
        isSignedIn ? 'saved' : 'signed-out',
      );
      queue.load(Promise.resolve(stored));
      await scheduler.waitIdle();
      pressInAnyOrder(scheduler, queue.press, pressed);
      await scheduler.waitIdle();
      expect(place.view).toEqual({ reactions: stored, isUnsaved: false });
      isSignedIn = true;
      const presses = rolledBack.at(-1) ?? {};
      queue.load(Promise.resolve(stored));
      queue.apply(presses);
      await scheduler.waitIdle();
      expect(place.server).toEqual(place.view.reactions);
      for (const [reaction, isOn] of Object.entries(presses))
        expect(isSet(place.server, reaction as Reaction)).toBe(isOn);
    },
  );

  it.prop([fc.scheduler(), anyStored, fc.array(fc.oneof(anyReaction(), fc.constant('load' as const)))])(
    'ends there too when the reactions are loaded again in between, in whatever order the responses come',
    async (scheduler, stored, steps) => {
      const { place, queue } = openQueue(scheduler, stored);
      const load = async (): Promise<Reactions> => {
        await scheduler.schedule(Promise.resolve(), 'request load');
        const { server } = place;
        await scheduler.schedule(Promise.resolve(), 'response load');
        return server;
      };
      queue.load(load());
      for (const step of steps)
        void scheduler
          .schedule(Promise.resolve(), step)
          .then(() => (step === 'load' ? queue.load(load()) : queue.press(step)));
      await scheduler.waitIdle();
      expect(place.view).toEqual({ reactions: place.server, isUnsaved: false });
    },
  );

  it.prop([fc.scheduler(), anyPressed])(
    'sends presses even if the load fails and every other call is rejected',
    async (scheduler, pressed) => {
      let calls = 0;
      const { place, queue } = openQueue(scheduler, NO_REACTIONS, () => {
        calls += 1;
        if (calls % 2 === 1) throw new Error('The connection is closed');
        return 'saved';
      });
      queue.load(Promise.reject(new Error('The connection is closed')));
      pressInAnyOrder(scheduler, queue.press, pressed);
      await scheduler.waitIdle();
      expect(place.view).toEqual({ reactions: place.server, isUnsaved: false });
    },
  );

  it('loses no press that comes right after the last response', async () => {
    const sent: string[] = [];
    const queue = createReactionQueue({
      send: async (reaction, isOn) => {
        sent.push(`${reaction} ${isOn}`);
        return 'saved';
      },
      pause: async () => undefined,
      onChange: () => undefined,
      onSignedOut: () => undefined,
    });
    for (let ticks = 0; ticks < 12; ticks += 1) {
      sent.length = 0;
      queue.press('like');
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      queue.press('save');
      await settled();
      expect(sent).toHaveLength(2);
    }
  });

  it('shows a press at once, and sends it after the load', async () => {
    let loaded = (_: Reactions): void => undefined;
    const sent: string[] = [];
    let view = NOTHING;
    const queue = createReactionQueue({
      send: async (reaction, isOn) => {
        sent.push(`${reaction} ${isOn}`);
        return 'saved';
      },
      pause: async () => undefined,
      onChange: (next) => {
        view = next;
      },
      onSignedOut: () => undefined,
    });
    queue.load(
      new Promise((resolve) => {
        loaded = resolve;
      }),
    );
    queue.press('like');
    expect(view.reactions).toMatchObject({ isLike: true, likes: 1 });
    expect(sent).toEqual([]);
    loaded({ ...NO_REACTIONS, likes: 41 });
    await settled();
    expect(sent).toEqual(['like true']);
    expect(view.reactions).toMatchObject({ isLike: true, likes: 42 });
  });

  it('retries a failed press once, then reports it and leaves it on screen', async () => {
    let calls = 0;
    let view = NOTHING;
    const queue = createReactionQueue({
      send: async () => {
        calls += 1;
        return 'failed';
      },
      pause: async () => undefined,
      onChange: (next) => {
        view = next;
      },
      onSignedOut: () => undefined,
    });
    queue.press('save');
    await settled();
    expect(view.isUnsaved).toBe(true);
    expect(calls).toBe(2);
    expect(view.reactions.isSave).toBe(true);
  });
});
