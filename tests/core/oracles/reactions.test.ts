import {
  isDisabled,
  type Presses,
  type Reaction,
  type Reactions,
  reacted,
  withPresses,
} from '@fairdesk/core/articles';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

const reactions = fc.record({
  isLike: fc.boolean(),
  isDislike: fc.boolean(),
  isSave: fc.boolean(),
  likes: fc.oneof(fc.constantFrom(0, 1, 2), fc.nat()),
});
const button = fc.constantFrom<Reaction>('like', 'dislike', 'save');

/** Site spec §4: the opposite button is disabled while one is set; the one that is set can be undone. */
const isOff = (state: Reactions, pressed: Reaction): boolean => {
  if (pressed === 'like') return !state.isLike && state.isDislike;
  if (pressed === 'dislike') return !state.isDislike && state.isLike;
  return false;
};

/** A visitor at a time, as a machine that is given one button after the other. */
const press = (state: Reactions, pressed: Reaction): Reactions => {
  const next = { ...state };
  if (isOff(state, pressed)) return next;
  if (pressed === 'save') next.isSave = !next.isSave;
  if (pressed === 'dislike') next.isDislike = !next.isDislike;
  if (pressed === 'like') {
    next.isLike = !next.isLike;
    next.likes += next.isLike ? 1 : -1;
    if (next.likes < 0) next.likes = 0;
  }
  return next;
};

const entriesOf = (wish: Presses): [Reaction, boolean][] =>
  (['like', 'dislike', 'save'] as const).flatMap((each): [Reaction, boolean][] => {
    const isOn = wish[each];
    return isOn === undefined ? [] : [[each, isOn]];
  });

/** The state with this reaction set, and its opposite cleared. */
const setTo = (state: Reactions, wanted: Reaction): Reactions => {
  if (wanted === 'save') return { ...state, isSave: true };
  if (wanted === 'dislike') return { ...cleared(state, 'like'), isDislike: true };
  return { ...state, isLike: true, isDislike: false, likes: state.likes + (state.isLike ? 0 : 1) };
};

/** The state with this reaction cleared. */
const cleared = (state: Reactions, unwanted: Reaction): Reactions => {
  if (unwanted === 'save') return { ...state, isSave: false };
  if (unwanted === 'dislike') return { ...state, isDislike: false };
  return { ...state, isLike: false, likes: state.isLike && state.likes > 0 ? state.likes - 1 : state.likes };
};

describe('reactions, by a second implementation', () => {
  agrees('disables the same buttons', fc.tuple(reactions, button), isDisabled, isOff);

  agrees(
    'reaches the same state after any presses',
    fc.tuple(reactions, fc.array(button, { maxLength: 8 })),
    (start, presses) => presses.reduce(reacted, start),
    (start, presses) => presses.reduce(press, start),
  );

  const wanted = fc.record(
    { like: fc.boolean(), dislike: fc.boolean(), save: fc.boolean() },
    { requiredKeys: [] },
  );
  agrees(
    'shows the same while one press waits for the server',
    fc.tuple(
      reactions.filter(({ isLike, isDislike }) => !(isLike && isDislike)),
      wanted.filter((presses) => Object.keys(presses).length === 1),
    ),
    withPresses,
    (server, wish) => {
      const [[pressed, isOn] = ['save' as const, server.isSave]] = entriesOf(wish);
      return isOn ? setTo(server, pressed) : cleared(server, pressed);
    },
  );
});
