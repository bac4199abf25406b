// @vitest-environment jsdom

import type { Entry, FormStep } from '@fairdesk/core/awards';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askFor, EXHIBITOR, IN_TIME, memoryAwards, PRIZE, stepOf } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { ClosedQuestionnaire } from '#ui/awards/closed-questionnaire.tsx';
import { StepView } from '#ui/awards/step-view.tsx';
import { choice, type Desk, opened, REPORT, storage, storeFor, text } from './questionnaire-desk.ts';

const PLACE = { participation: EXHIBITOR, product: '1', award: 'prize' };
const option = (name: string) => ({ name, text: `The ${name}` });
const saves = (...options: string[]) =>
  stepOf('effects', [askFor('saves', 'CheckboxQuestion', { options: options.map(option) })]);
const SUMMARY: FormStep = { ...stepOf('summary', []), isSummary: true };

/** A desk whose questionnaire the organiser can change. */
const deskOf = (start: readonly FormStep[]): Desk & { change: (form: readonly FormStep[]) => void } => {
  const form = [...start];
  return {
    ...memoryAwards(IN_TIME, form, [PRIZE]).deskOf(true),
    change: (steps) => form.splice(0, form.length, ...steps),
  };
};

/** Saves these answers to questions of one step, in a tab of its own. */
const answer = async (desk: Desk, steps: readonly FormStep[], entries: Readonly<Record<string, Entry>>) => {
  const store = storeFor(desk, await opened(desk), storage(), steps);
  store.stepName = steps.find(({ questions }) => questions.some(({ name }) => name in entries))?.name;
  for (const [name, entry] of Object.entries(entries)) store.answers.enter(name, entry);
  await store.next();
};

describe('a questionnaire that the organiser changes', () => {
  it('shows a selected option that is no longer offered, and lets the user replace it', async () => {
    const desk = deskOf([saves('energy', 'water'), SUMMARY]);
    await answer(desk, [saves('energy', 'water'), SUMMARY], { saves: choice('energy', 'water') });
    const steps = [saves('water', 'time'), SUMMARY];
    desk.change(steps);
    const store = storeFor(desk, await opened(desk), storage(), steps);
    store.stepName = 'effects';
    renderView(<StepView step={steps[0] ?? expect.fail()} store={store} />);
    const gone = screen.getByRole('checkbox', { name: 'The energy (no longer offered)' });
    expect((gone as HTMLInputElement).checked).toBe(true);
    await act(() => store.next());
    expect([...store.faults.keys()]).toEqual(['saves']);
    fireEvent.click(gone);
    await act(() => store.next());
    expect(store.stepName).toBe('summary');
    expect((await opened(desk)).answers.map(({ answerId }) => answerId)).toEqual(['water']);
  });

  it('lists in the summary before submission only what is submitted', async () => {
    const kept = stepOf('basics', [askFor('pitch', 'TextQuestion')]);
    const before = stepOf('basics', [askFor('pitch', 'TextQuestion'), askFor('price', 'TextQuestion')]);
    const desk = deskOf([before, SUMMARY]);
    await answer(desk, [before, SUMMARY], { pitch: text('A pump'), price: text('Much') });
    desk.change([kept, SUMMARY]);
    const store = storeFor(desk, await opened(desk), storage(), [kept, SUMMARY]);
    renderView(<StepView step={store.steps.at(-1) ?? expect.fail()} store={store} />);
    expect(screen.getByText('A pump')).toBeTruthy();
    expect(screen.queryByText('Much')).toBeNull();
    store.stepName = 'summary';
    await act(() => store.next());
    const { submission } = (await desk.open(PLACE))._unsafeUnwrap();
    expect(submission?.answers.map(({ answerText }) => answerText)).toEqual(['A pump']);
  });
});

describe('a draft in the minutes of grace', () => {
  it('lists only what is submitted, or everything once that has passed', async () => {
    const basics = stepOf('basics', [askFor('pitch', 'TextQuestion')]);
    const before = stepOf('basics', [askFor('pitch', 'TextQuestion'), askFor('price', 'TextQuestion')]);
    const desk = deskOf([before, SUMMARY]);
    await answer(desk, [before, SUMMARY], { pitch: text('A pump'), price: text('Much') });
    for (const [maySubmit, listed] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const questionnaire = await opened(desk);
      const award = { ...questionnaire.award, isClosed: true, maySubmit };
      const store = storeFor(desk, { ...questionnaire, award }, storage(), [basics, SUMMARY]);
      const { form } = store.answers;
      const block = { kind: 'award-registration', uid: 'b-1', form, faults: [], summaryHref: '' } as const;
      const { unmount } = renderView(<ClosedQuestionnaire block={block} store={store} />);
      expect(screen.queryAllByText('Much').length).toBe(listed);
      unmount();
    }
  });
});

describe('a file that a colleague replaces', () => {
  it('is a conflict when its step is saved, which shows the file of the colleague', async () => {
    const photo = askFor('photo', 'FileUploadQuestion', { isRequired: true });
    const steps = [stepOf('proof', [photo, askFor('pitch', 'TextQuestion')]), SUMMARY];
    const desk = deskOf(steps);
    const [mine, theirs] = [
      storeFor(desk, await opened(desk), storage(), steps),
      storeFor(desk, await opened(desk), storage(), steps),
    ];
    mine.begin();
    await mine.files.upload(photo, [REPORT]);
    mine.answers.enter('pitch', text('A pump'));
    // The first upload shows the file it does not replace.
    await theirs.files.upload(photo, [{ ...REPORT, name: 'theirs.pdf' }]);
    await theirs.files.upload(photo, [{ ...REPORT, name: 'theirs.pdf' }]);
    await mine.next();
    expect(mine.state.kind).toBe('conflict');
    expect(mine.answers.questionnaire.files.map(({ name }) => name)).toEqual(['theirs.pdf']);
    mine.restoreMine();
    await mine.next();
    expect(mine.stepName).toBe('summary');
    const { answers } = await opened(desk);
    expect(answers.map(({ answerText, files }) => answerText || files[0]?.name)).toEqual([
      'theirs.pdf',
      'A pump',
    ]);
  });
});

describe('a step that a colleague hides', () => {
  it('is left with a reason once it is saved, and keeps its entries on this device', async () => {
    const energy = stepOf('energy', [askFor('kwh', 'TextQuestion')], ['saves', 'energy']);
    const steps = [saves('energy', 'water'), energy, SUMMARY];
    const desk = deskOf(steps);
    await answer(desk, steps, { saves: choice('energy') });
    const mine = storeFor(desk, await opened(desk), storage(), steps);
    await answer(desk, steps, { saves: choice('water') });
    mine.stepName = 'energy';
    mine.answers.enter('kwh', text('42'));
    await mine.next();
    expect([mine.stepName, mine.state.kind]).toEqual(['summary', 'failed']);
    renderView(<StepView step={mine.step ?? expect.fail()} store={mine} />);
    expect(screen.getByRole('alert').textContent).toMatch(/someone else.*no longer part of this entry/s);
    expect(mine.answers.entries.get('kwh')).toEqual(text('42'));
    expect((await opened(desk)).answers.map(({ answerId }) => answerId)).toEqual(['water']);
  });
});
