// @vitest-environment jsdom
import {
  type AwardForm,
  answerTypeOf,
  definitionFaults,
  type Question,
  withChildren,
} from '@fairdesk/core/awards';
import { LANGUAGES } from '@fairdesk/core/shared';
import { anyFormSteps } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { DefinitionNotes } from '#ui/awards/definition-notes.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

afterEach(cleanup);

const draw = (form: Pick<AwardForm, 'name' | 'steps'>, language: (typeof LANGUAGES)[number]) => {
  cleanup();
  const labels = labelsOf(language, messagesFor(language));
  const faults = definitionFaults(form.steps);
  const { container } = render(<DefinitionNotes form={form} faults={faults} labels={labels} />);
  return { container, faults, labels };
};

describe('the drawing of a questionnaire for its editor', () => {
  it.prop([anyFormSteps, fc.constantFrom('', 'Water award'), fc.constantFrom(...LANGUAGES)], { numRuns: 60 })(
    'has its name, each step with the number of its questions, and each fault',
    (steps, name, language) => {
      const { container, faults, labels } = draw({ name, steps }, language);
      expect(container.textContent).toContain(name || labels.t('award-form-unnamed'));
      const texts = [...container.querySelectorAll('ol > li')].map((each) => each.textContent ?? '');
      expect(texts).toHaveLength(steps.length);
      for (const [place, { title, questions }] of steps.entries()) {
        expect(texts[place]?.startsWith(title)).toBe(true);
        const n = withChildren(questions).filter((question) => answerTypeOf(question) !== undefined).length;
        expect(texts[place]).toContain(labels.t('award-form-questions', { n }));
      }
      const lines = [...container.querySelectorAll('ul > li')].map((each) => each.textContent);
      expect(lines).toHaveLength(faults.length);
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  it('says after which answer a step is shown, in the words of the form', () => {
    const shared = { description: '', isSummary: false };
    const question: Question = {
      ...{
        kind: 'RadiobuttonQuestion',
        name: 'stage',
        text: 'How far is it?',
        isRequired: true,
        tooltip: '',
      },
      ...{ hideLabel: false, maxLength: 0, rows: 3, maxFiles: 1, isImageUpload: false, flavour: 'text' },
      ...{ options: [{ name: 'pilot', text: 'A pilot' }], canSelectMultipleItems: false, children: [] },
    };
    const onlyShowWhen = { questionName: 'stage', answerName: 'pilot' };
    const steps = [
      { ...shared, name: 'a', number: 1, title: 'The product', questions: [question] },
      {
        ...{ ...shared, name: 'b', number: 2, title: 'The pilot', onlyShowWhen },
        questions: [{ ...question, name: 'other' }],
      },
    ];
    draw({ name: 'Water award', steps }, 'en');
    expect(screen.getByText('2 steps, 2 questions')).toBeTruthy();
    expect(screen.getByText('1 question, only after the answer “A pilot” to “How far is it?”')).toBeTruthy();
  });
});
