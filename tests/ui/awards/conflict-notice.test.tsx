// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import type { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import { SaveState } from '#ui/awards/save-state.tsx';
import { StepView } from '#ui/awards/step-view.tsx';
import { observer } from '#ui/shared/observer.ts';
import { inConflict, opened, storage, storeFor } from './questionnaire-desk.ts';

/** A step as the screen displays it, with its button to continue. */
const Screen = observer(function Screen({ store }: { store: QuestionnaireStore }) {
  return (
    <>
      {store.step && <StepView key={store.step.name} step={store.step} store={store} />}
      <SaveState store={store} />
      <button type="button" onClick={() => void store.next()}>
        Save
      </button>
    </>
  );
});

const focused = () => document.activeElement;

describe('the notice of a conflict', () => {
  it('takes the focus when it appears and at each refused press, and returns it after the choice', async () => {
    window.scrollTo = () => {};
    const user = userEvent.setup();
    renderView(<Screen store={await inConflict(memoryDesk(IN_TIME), storage())} />);
    const notice = await screen.findByRole('alert');
    await waitFor(() => expect(focused()).toBe(notice));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(focused()).toBe(notice));
    await user.click(screen.getByRole('button', { name: 'Use my answers' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(focused()?.tagName).toBe('H1'));
  });

  it('takes the focus from the title when a draft of an earlier visit is stale', async () => {
    window.scrollTo = () => {};
    const desk = memoryDesk(IN_TIME);
    const draft = storage();
    await inConflict(desk, draft);
    const store = storeFor(desk, await opened(desk), draft);
    renderView(<Screen store={store} />);
    act(() => store.restore());
    await waitFor(() => expect(focused()).toBe(screen.getByRole('alert')));
  });

  it('lists the own answers that the choice is about, and no other', async () => {
    window.scrollTo = () => {};
    renderView(<Screen store={await inConflict(memoryDesk(IN_TIME), storage())} />);
    const own = [...(await screen.findByRole('alert')).querySelectorAll('dl > *')];
    expect(own.map(({ textContent }) => textContent)).toEqual(['saves?energy']);
  });

  it('does not claim that all is stored during the conflict', async () => {
    window.scrollTo = () => {};
    renderView(<Screen store={await inConflict(memoryDesk(IN_TIME), storage())} />);
    expect(screen.getByText('Not saved. Your answers are kept on this device.')).toBeDefined();
  });
});
