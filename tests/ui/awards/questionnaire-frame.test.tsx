// @vitest-environment jsdom
import type { AwardRegistrationBlock } from '@fairdesk/core/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { IN_TIME, memoryDesk } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { fairTimeText } from '#ui/awards/fair-time-text.ts';
import { QuestionnaireFrame } from '#ui/awards/questionnaire-frame.tsx';
import type { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';
import { BASICS, choice, enter, opened, storage, storeFor } from './questionnaire-desk.ts';

const show = (store: QuestionnaireStore) => {
  const block = { kind: 'award-registration', uid: 'a', form: store.answers.form } as AwardRegistrationBlock;
  renderView(
    <QuestionnaireFrame block={block} store={store}>
      <p>Step</p>
    </QuestionnaireFrame>,
  );
};

const pressTwice = async (name: string) => userEvent.dblClick(screen.getByRole('button', { name }));

describe('a double click', () => {
  it('on the button to start never presses the one of the first step', async () => {
    const store = storeFor(memoryDesk(IN_TIME), await opened(memoryDesk(IN_TIME)), storage());
    show(store);
    await pressTwice('Start');
    expect([store.stepName, store.state.kind, store.refusals]).toEqual(['basics', 'idle', 0]);
  });

  it('on the button of a step never presses the one of the next step', async () => {
    const desk = memoryDesk(IN_TIME);
    const store = storeFor(desk, await opened(desk), storage());
    store.begin();
    // The next step is filled in too: a second press would leave it unread.
    enter(store, { ...BASICS, saves: choice('water') });
    show(store);
    await pressTwice('Save and continue');
    expect([store.stepName, store.state.kind]).toEqual(['effects', 'idle']);
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(store.stepName).toBe('trial');
  });
});

it('shows when a step was saved as the time at the fair', async () => {
  const desk = memoryDesk(IN_TIME);
  const questionnaire = await opened(desk);
  const award = { ...questionnaire.award, timeZone: 'Pacific/Kiritimati' };
  const store = storeFor(desk, { ...questionnaire, award }, storage());
  store.begin();
  enter(store, BASICS);
  show(store);
  const time = fairTimeText(IN_TIME(), award.timeZone, 'en');
  expect(screen.getByText(`Draft kept on this device ${time}`)).toBeDefined();
});
