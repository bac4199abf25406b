import { type Entry, saveStep } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { askFor, EXHIBITOR, IN_TIME, memoryDesk, stepOf } from '#tests/support/worlds/award-desk.ts';

const OPTIONS = ['a', 'b', 'c'];
const FORM = [
  stepOf('kind', [
    askFor('of', 'RadiobuttonQuestion', { options: OPTIONS.map((name) => ({ name, text: name })) }),
  ]),
  ...OPTIONS.map((option) =>
    stepOf(`about ${option}`, [askFor(`text ${option}`, 'TextQuestion')], ['of', option]),
  ),
];
const PLACE = { participation: EXHIBITOR, product: '1', award: 'prize' };

const anyOption = fc.constantFrom(...OPTIONS);

describe('saving a step', () => {
  it.prop([fc.array(anyOption, { minLength: 1, maxLength: 5 })])(
    'leaves answers only to the step that the last choice shows, whatever was chosen before',
    async (choices) => {
      const desk = memoryDesk(IN_TIME, FORM);
      const save = async (name: string, question: string, entry: Entry) => {
        const questionnaire = (await desk.open(PLACE))._unsafeUnwrap();
        const step = FORM.find((each) => each.name === name) ?? expect.fail();
        const draft = { step, entries: new Map([[question, entry]]), questionnaire };
        return (await saveStep(desk)(PLACE, draft, false))._unsafeUnwrap();
      };
      for (const option of choices) {
        const chosen = await save('kind', 'of', { kind: 'choice', names: [option] });
        const others = chosen.answers.filter(({ stepId }) => stepId !== 'kind');
        expect(others.every(({ stepId }) => stepId === `about ${option}`)).toBe(true);
        await save(`about ${option}`, `text ${option}`, { kind: 'text', text: option });
      }
    },
  );
});
