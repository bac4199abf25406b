// @vitest-environment jsdom

import { act, cleanup, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';
import type { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import { useStepHistory } from '#ui/awards/use-step-history.ts';
import { observer } from '#ui/shared/observer.ts';
import { BASICS, choice, enter, opened, storage, storeFor, text } from './questionnaire-desk.ts';

const { history } = window;

/** Shows a questionnaire as its screen does. */
const show = (store: QuestionnaireStore) => {
  const Screen = observer(function Screen() {
    useStepHistory(store);
    return null;
  });
  return render(<Screen />);
};

/** Presses a button of the browser, and waits until the page has followed. */
const press = async (steps: -1 | 1): Promise<void> => {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await moved;
};

const open = async (): Promise<QuestionnaireStore> => {
  const desk = memoryDesk(IN_TIME);
  const store = storeFor(desk, await opened(desk), storage());
  show(store);
  return store;
};

/** Saves the first two steps. */
const walk = async (store: QuestionnaireStore): Promise<void> => {
  await act(async () => store.begin());
  enter(store, BASICS);
  await act(() => store.next());
  enter(store, { saves: choice('energy') });
  await act(() => store.next());
};

describe('the steps in the history of the tab', () => {
  beforeEach(() => history.pushState(null, ''));

  it('are left by the back button one by one, up to the introduction, and what was typed stays', async () => {
    const store = await open();
    await walk(store);
    enter(store, { kwh: text('42') });
    for (const step of ['effects', 'basics', undefined]) {
      await act(() => press(-1));
      expect(store.stepName).toBe(step);
    }
    expect(store.answers.entries.get('kwh')).toEqual(text('42'));
  });

  it('are not entered by the forward button, which would pass what is not saved', async () => {
    const store = await open();
    await walk(store);
    await act(() => press(-1));
    enter(store, { saves: choice('water') });
    await act(() => press(1));
    expect(store.stepName).toBe('effects');
    await waitFor(() => expect(history.state).toEqual({ steps: ['basics', 'effects'] }));
    await act(() => press(-1));
    expect(store.stepName).toBe('basics');
  });

  it('are entered by the forward button where it passes saved steps only, also from the introduction', async () => {
    const store = await open();
    await walk(store);
    enter(store, { kwh: text('42') });
    for (const step of ['effects', 'basics', undefined]) {
      await act(() => press(-1));
      expect(store.stepName).toBe(step);
    }
    for (const step of ['basics', 'effects', 'energy']) {
      await act(() => press(1));
      expect(store.stepName).toBe(step);
    }
    expect(store.answers.entries.get('kwh')).toEqual(text('42'));
    expect(history.state).toEqual({ steps: ['basics', 'effects', 'energy'] });
  });

  it('are not entered by the forward button past one whose answer has changed', async () => {
    const store = await open();
    await walk(store);
    await act(() => press(-1));
    await act(() => press(-1));
    enter(store, { saves: choice('energy', 'water') });
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      history.go(2);
      await moved;
    });
    expect(store.stepName).toBe('basics');
    await waitFor(() => expect(history.state).toEqual({ steps: ['basics'] }));
  });

  it('are there once: a tab of an earlier one goes back to it', async () => {
    const store = await open();
    await walk(store);
    await act(async () => store.goTo('basics'));
    await waitFor(() => expect(history.state).toEqual({ steps: ['basics'] }));
    await act(() => store.next());
    expect([store.stepName, history.state]).toEqual(['effects', { steps: ['basics', 'effects'] }]);
    await act(async () => store.back());
    await waitFor(() => expect(history.state).toEqual({ steps: ['basics'] }));
    await act(() => press(-1));
    expect(store.stepName).toBeUndefined();
  });

  it('are passed when an answer has hidden them meanwhile', async () => {
    const store = await open();
    await walk(store);
    enter(store, { kwh: text('42') });
    await act(() => store.next());
    expect(store.stepName).toBe('trial');
    enter(store, { saves: choice('water') });
    await act(() => press(-1));
    await waitFor(() => expect(store.stepName).toBe('effects'));
  });

  it('begin with the first one that is shown, which takes the place of the page', async () => {
    const desk = memoryDesk(IN_TIME);
    await walk(storeFor(desk, await opened(desk), storage()));
    const { length } = history;
    const store = storeFor(desk, await opened(desk), storage());
    show(store);
    expect([store.stepName, history.length]).toEqual(['energy', length]);
    await act(async () => store.back());
    expect([history.state, history.length]).toEqual([{ steps: ['effects'] }, length]);
  });

  it('are where they were when the page is loaded again', async () => {
    const desk = memoryDesk(IN_TIME);
    const first = storeFor(desk, await opened(desk), storage());
    const { unmount } = show(first);
    await walk(first);
    unmount();
    const store = storeFor(desk, await opened(desk), storage());
    show(store);
    expect(history.state).toEqual({ steps: ['basics', 'effects', 'energy'] });
    await act(() => press(-1));
    expect(store.stepName).toBe('effects');
    // Such as by a press before the page was hydrated.
    cleanup();
    const earlier = storeFor(desk, await opened(desk), storage());
    show(earlier);
    expect([earlier.stepName, history.state]).toEqual(['effects', { steps: ['basics', 'effects'] }]);
  });

  it('stay during a conflict, which asks for a choice first', async () => {
    const desk = memoryDesk(IN_TIME);
    const store = storeFor(desk, await opened(desk), storage());
    show(store);
    await act(async () => store.begin());
    enter(store, BASICS);
    await act(() => store.next());
    const theirs = storeFor(desk, await opened(desk), storage());
    enter(theirs, { saves: choice('water') });
    await theirs.next();
    enter(store, { saves: choice('energy') });
    await act(() => store.next());
    const { conflictPresses } = store;
    await act(() => press(-1));
    expect([store.state.kind, store.stepName]).toEqual(['conflict', 'effects']);
    expect(store.conflictPresses).toBe(conflictPresses + 1);
    await waitFor(() => expect(history.state).toEqual({ steps: ['basics', 'effects'] }));
  });
});
