// @vitest-environment jsdom
import { answersToPost, type Entries, entriesOf } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, it as example, expect } from 'vitest';
import { askFor, stepOf } from '#tests/support/worlds/award-desk.ts';
import { EntryAnswers } from '#ui/organiser/awards/entry-answers.tsx';
import { renderView } from '../../shared/render-view.tsx';

describe('EntryAnswers', () => {
  afterEach(cleanup);

  const textStep = (name: string) => ({
    ...stepOf(name, [askFor(`${name}-text`, 'TextQuestion')]),
    title: `Step ${name}`,
  });
  const FORM = ['product', 'images', 'extra', 'submit'].map(textStep);
  const ENTRIES: Entries = new Map(
    FORM.map(({ name }) => [`${name}-text`, { kind: 'text', text: `Answer ${name}` }]),
  );
  const ANSWERS = FORM.flatMap((step) => answersToPost(step, ENTRIES));
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

  it.prop([fc.shuffledSubarray(ANSWERS, { minLength: 1 })], { numRuns: 30 })(
    'stand in the order of the form, in whatever order they are stored',
    (answers) => {
      cleanup();
      renderView(<EntryAnswers answers={answers} steps={FORM} />);
      const expected = FORM.filter(({ name }) => answers.some(({ stepId }) => stepId === name));
      expect(headings()).toEqual(expected.map(({ title }) => title));
      expect(entriesOf(answers).size).toBe(screen.getAllByText(/^Answer /).length);
    },
  );

  example('are in the words that the company saw, and a country has its name', () => {
    const country = askFor('where', 'DropdownQuestion', {
      ...{ isCountryList: true, options: [{ name: 'NL', text: 'NL' }] },
    });
    const seen = { ...stepOf('from', [{ ...country, text: 'Waar vandaan?' }]), title: 'Herkomst' };
    const answers = answersToPost(seen, new Map([['where', { kind: 'choice', names: ['NL'] }]]));
    renderView(<EntryAnswers answers={answers} steps={[{ ...stepOf('from', [country]), title: 'From' }]} />);
    expect(headings()).toEqual(['Herkomst']);
    expect(screen.getByText('Waar vandaan?')).toBeTruthy();
    expect(screen.getByText('Netherlands')).toBeTruthy();
  });

  example('show a file of a step that is not saved yet where its question is', () => {
    const photos = { ...askFor('photos', 'FileUploadQuestion'), text: 'Photos of it' };
    const steps = [{ ...stepOf('images', [photos]), title: 'Images' }];
    const file = { type: 'image', name: 'one.png', psId: '1' } as const;
    const answer = { questionId: 'photos', questionText: 'photos', answerId: '', answerText: '' };
    const stored = { ...answer, stepId: '', stepName: '', questionType: 'DOCUMENT', order: 0 } as const;
    renderView(<EntryAnswers answers={[{ ...stored, files: [file] }]} steps={steps} />);
    expect(headings()).toEqual(['Images']);
    expect(screen.getByText('Photos of it')).toBeTruthy();
    cleanup();
    renderView(<EntryAnswers answers={[{ ...stored, files: [file] }]} steps={[]} />);
    expect(headings()).toEqual(['Files']);
  });
});
