import {
  isSet,
  NO_REACTIONS,
  type Presses,
  type Reaction,
  type Reactions,
  reacted,
  withPresses,
} from './reactions.ts';

/** The outcome of sending one reaction. */
export type ReactionOutcome = 'saved' | 'signed-out' | 'failed';

/** What the buttons display. */
export interface ReactionView {
  readonly reactions: Reactions;
  /** The latest presses could not be saved; they stay on screen. */
  readonly isUnsaved: boolean;
}

/** The connections of a {@link ReactionQueue} to its page. */
export interface ReactionQueueOptions {
  /** Sends the wanted state of one button; a rejected promise or an exception counts as `failed`. */
  readonly send: (reaction: Reaction, isOn: boolean) => Promise<ReactionOutcome>;
  /** Waits before the quiet retry. */
  readonly pause: () => Promise<void>;
  /** Called with every change of what the buttons display. */
  readonly onChange: (view: ReactionView) => void;
  /** The visitor is signed out and these presses were rolled back: shows the login. */
  readonly onSignedOut: (presses: Presses) => void;
}

/** The reactions to one article on one page: shown at once, sent one after the other. */
export interface ReactionQueue {
  /**
   * Shows the server's reactions once they arrive; presses wait for them before they are sent. Only the latest load
   * counts, and one that fails changes nothing.
   */
  load(reactions: Promise<Reactions>): void;
  /** Sets or clears a reaction on screen, and sends it; a disabled button does nothing. */
  press(reaction: Reaction): void;
  /** Applies presses that were rolled back, after the visitor has signed in. */
  apply(presses: Presses): void;
  /** Sends the unsaved presses again. */
  retry(): void;
}

/** Attempts per press before it counts as unsaved. */
const ATTEMPTS = 2;

/**
 * A queue of reactions: presses change the screen at once and are sent one at a time, so that the last press
 * decides, whatever the order of the responses.
 *
 * | the server responds  | then                                                                        |
 * | -------------------- | --------------------------------------------------------------------------- |
 * | saved                | sends the next state that differs from the server's                         |
 * | signed out           | rolls back every unconfirmed press and shows the login                      |
 * | with another failure | keeps the presses, retries once, then offers a retry; the next load decides |
 *
 * Source: site spec §4 "Like, dislike and save", §8.
 */
export const createReactionQueue = (options: ReactionQueueOptions): ReactionQueue => {
  const { send, pause, onChange, onSignedOut } = options;
  let server = NO_REACTIONS;
  let presses: Presses = {};
  /** What was saved since the latest load began, whose response may be older. */
  let saved: Presses = {};
  let loading: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isUnsaved = false;
  /** Buttons whose state on the server is unknown after a failure. */
  const doubtful = new Set<Reaction>();

  const changed = (): void => onChange({ reactions: withPresses(server, presses), isUnsaved });

  /** The next state to send. Clearing goes first: a service may reject a like beside a dislike. */
  const next = (): readonly [Reaction, boolean] | undefined => {
    const changes = BUTTONS.flatMap((reaction) => {
      const isOn = presses[reaction];
      const isKnown = isOn === isSet(server, reaction) && !doubtful.has(reaction);
      return isOn === undefined || isKnown ? [] : [[reaction, isOn] as const];
    });
    return changes.find(([, isOn]) => !isOn) ?? changes[0];
  };

  /** Applies the outcome of one call; returns whether it failed. */
  const settle = (outcome: ReactionOutcome, reaction: Reaction, isOn: boolean): boolean => {
    switch (outcome) {
      case 'saved':
        doubtful.delete(reaction);
        server = withPresses(server, { [reaction]: isOn });
        saved = { ...saved, [reaction]: isOn };
        return false;
      case 'signed-out': {
        const rolledBack = presses;
        presses = {};
        doubtful.clear();
        onSignedOut(rolledBack);
        return false;
      }
      case 'failed':
        doubtful.add(reaction);
        return true;
    }
  };

  /** Also of a `send` that throws before it returns a promise: the queue goes on. */
  const attempt = async (...change: readonly [Reaction, boolean]): Promise<ReactionOutcome> => {
    try {
      return await send(...change);
    } catch {
      return 'failed';
    }
  };

  /** Sends until the server has what is on screen. */
  const sendAll = async (): Promise<void> => {
    let failures = 0;
    for (let change = next(); change && failures < ATTEMPTS; change = next()) {
      const outcome = await attempt(...change);
      failures = settle(outcome, ...change) ? failures + 1 : 0;
      if (failures > 0 && failures < ATTEMPTS) await pause();
    }
    // Runs synchronously after the last look at the presses, so that no press is lost.
    isUnsaved = failures > 0;
    if (!isUnsaved) presses = {};
    isRunning = false;
    changed();
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await loading;
    await sendAll();
  };

  const restart = (): void => {
    isUnsaved = false;
    changed();
    void run();
  };

  return {
    load: (reactions) => {
      saved = {};
      const latest = reactions.then(
        (loaded) => {
          if (loading !== latest) return;
          server = withPresses(loaded, saved);
          changed();
        },
        () => undefined,
      );
      loading = latest;
    },
    press: (reaction) => {
      const visible = withPresses(server, presses);
      const after = reacted(visible, reaction);
      if (after === visible) return;
      presses = { ...presses, [reaction]: isSet(after, reaction) };
      restart();
    },
    apply: (rolledBack) => {
      presses = { ...rolledBack, ...presses };
      restart();
    },
    retry: restart,
  };
};

const BUTTONS: readonly Reaction[] = ['like', 'dislike', 'save'];
