// @vitest-environment jsdom
import type { BlockDescription, FieldDescription, FieldRecord } from '@fairdesk/core/editor';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { errAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { COMMON_PARAMS } from '#adapters/shared/block-descriptions/common-params.ts';
import { SourcePage } from '#ui/editor/compare/source-page.ts';
import type { EditorUseCases } from '#ui/editor/editor-use-cases.ts';
import { BlockForm } from '#ui/editor/form/block-form.tsx';
import { PageStore } from '#ui/editor/page-store.ts';
import { EditorProvider } from '#ui/editor/use-editor.ts';
import { observer } from '#ui/shared/observer.ts';
import { renderView } from '../../shared/render-view.tsx';
import { numberedIds } from '../anything-done.ts';

afterEach(cleanup);

const Form = observer(function Form({ page, source }: { page: PageStore; source: SourcePage }) {
  const { current } = page;
  return (
    current && (
      <BlockForm page={page} placed={current} common={COMMON_PARAMS} articleFields={[]} source={source} />
    )
  );
});

/** The form of a new block. */
const open = (description: BlockDescription) => {
  const page = new PageStore({ fields: {}, areas: [] }, BLOCK_DESCRIPTIONS, numberedIds());
  page.insert(description, {});
  const place = { path: '/', language: 'en' } as const;
  const source = new SourcePage(page, place, () => errAsync({ kind: 'not-found', what: 'a page' }));
  renderView(
    <EditorProvider value={{} as EditorUseCases}>
      <Form page={page} source={source} />
    </EditorProvider>,
  );
  return page;
};

/** A block with a field of a kind. */
const blockWith = (kind: FieldDescription['holds']): BlockDescription =>
  BLOCK_DESCRIPTIONS.find(({ fields }) => fields.some(({ holds }) => holds === kind)) ?? expect.fail();

describe('a step back', () => {
  it.each(['html', 'link', 'items'] as const)('keeps the focus on each choice of a block with %s', (kind) => {
    const page = open(blockWith(kind));
    for (const box of screen.queryAllByRole<HTMLInputElement>('checkbox')) {
      box.focus();
      const { checked } = box;
      fireEvent.click(box);
      expect(box.checked).toBe(!checked);
      act(page.undo);
      expect(document.activeElement).toBe(box);
      expect(box.checked).toBe(checked);
    }
  });

  it('keeps the focus among the items of a list, and opens the next one', () => {
    const page = open(blockWith('items'));
    const add = screen.getByRole('button', { name: /^Add/ });
    for (const _ of 'ab') fireEvent.click(add);
    const items = within(add.closest('fieldset') ?? expect.fail());
    const count = items.getAllByRole('listitem').length;
    const remove = items.getAllByRole('button', { name: /^Delete/ }).at(-1) ?? expect.fail();
    remove.focus();
    fireEvent.click(remove);
    expect(items.getAllByRole('listitem')).toHaveLength(count - 1);
    act(page.undo);
    expect(items.getAllByRole('listitem')).toHaveLength(count);
    expect(document.activeElement?.closest('li')).not.toBeNull();
    fireEvent.click(add);
    expect(items.getAllByRole('listitem')).toHaveLength(count + 1);
    expect(items.getAllByRole('listitem').at(-1)?.querySelector('details')?.open).toBe(true);
  });
});

describe('a question of an award', () => {
  const openQuestion = () => {
    const page = open(BLOCK_DESCRIPTIONS.find(({ kind }) => kind === 'award-registration') ?? expect.fail());
    const addTo = (name: string) =>
      fireEvent.click(
        within(screen.getAllByRole('group', { name })[0] ?? expect.fail()).getByRole('button', {
          name: 'Add an item',
        }),
      );
    addTo('Steps');
    addTo('Questions');
    const [kind = expect.fail()] = screen.getAllByRole<HTMLSelectElement>('combobox', {
      name: 'Kind of question',
    });
    const choose = (value: string) => fireEvent.change(kind, { target: { value } });
    return { page, kind, choose };
  };

  it('has a kind to choose, and says that exhibitors see none without it', () => {
    const { kind, choose } = openQuestion();
    expect(kind.selectedOptions[0]?.text).toBe('Not chosen: exhibitors do not see it');
    choose('CheckboxQuestion');
    expect(kind.selectedOptions[0]?.text).toBe('Checkboxes');
    choose('TextQuestion');
    const [text = expect.fail()] = screen.getAllByRole<HTMLSelectElement>('combobox', {
      name: 'Kind of text',
    });
    expect(text.selectedOptions[0]?.text).toBe('One line');
  });

  const LABELS = [
    ...['Question', 'Explanation', 'Required', 'Kind of text', 'Maximum number of characters'],
    ...['Maximum number of files', 'Images only', 'Several answers allowed', 'List of countries', 'Text'],
    'Possible answers',
  ];
  const ANSWERED = ['Question', 'Explanation', 'Required'];
  const isVisible = (label: string) =>
    screen.queryAllByLabelText(label).length > 0 ||
    screen.queryAllByText(label, { selector: 'legend' }).length > 0;
  const visible = () => LABELS.filter(isVisible);

  it.each([
    ['', ['Question']],
    ['TextQuestion', [...ANSWERED, 'Kind of text', 'Maximum number of characters']],
    ['DropdownQuestion', [...ANSWERED, 'List of countries', 'Possible answers']],
    ['RadiobuttonQuestion', [...ANSWERED, 'Possible answers']],
    ['CheckboxQuestion', [...ANSWERED, 'Possible answers']],
    ['CardQuestion', [...ANSWERED, 'Several answers allowed', 'Possible answers']],
    ['FileUploadQuestion', [...ANSWERED, 'Maximum number of files', 'Images only']],
    ['InfoText', ['Question', 'Text']],
    ['section', ['Question', 'Text']],
  ])('of the kind “%s” has the fields that have an effect', (value, expected) => {
    const { choose } = openQuestion();
    choose(value);
    expect(visible()).toEqual(expected);
  });

  it('of a kind in another spelling has all fields', () => {
    const { page } = openQuestion();
    const { id } = page.current?.block ?? expect.fail();
    act(() => page.setField(id, 'Steps', [{ Questions: [{ Type: 'Text Question' }] }]));
    expect(visible()).toEqual(LABELS);
  });
});

describe('the condition of a step of an award', () => {
  const question = {
    ...{ Name: 'stage', Type: 'RadiobuttonQuestion', Question: 'How far is it?' },
    Answers: [
      { Name: 'idea', Text: 'An idea' },
      { Name: 'market', Text: 'On the market' },
    ],
  };
  const steps = (condition?: object) => [
    { StepName: 'product', Questions: [question] },
    { StepName: 'pilot', ...(condition && { OnlyShowWhen: JSON.stringify(condition) }) },
  ];
  const openSteps = (condition?: object) => {
    const page = open(BLOCK_DESCRIPTIONS.find(({ kind }) => kind === 'award-registration') ?? expect.fail());
    const { id } = page.current?.block ?? expect.fail();
    act(() => page.setField(id, 'Steps', steps(condition)));
    const stored = () => {
      const { Steps } = page.current?.block.fields ?? {};
      return (Steps as readonly FieldRecord[] | undefined)?.[1]?.OnlyShowWhen;
    };
    const group = screen.getAllByRole('group', { name: 'Show only when' }).at(-1) ?? expect.fail();
    const select = (name: string) => within(group).queryByRole<HTMLSelectElement>('combobox', { name });
    const choose = (name: string, value: string) =>
      fireEvent.change(select(name) ?? expect.fail(), { target: { value } });
    return { group, select, choose, stored };
  };

  it('is chosen among the earlier questions and their answers', () => {
    const { select, choose, stored } = openSteps();
    const texts = (name: string) => [...(select(name)?.options ?? [])].map(({ text }) => text);
    expect(texts('Question')).toEqual(['Always shown', 'How far is it?']);
    expect(select('Answer')).toBeNull();
    choose('Question', 'stage');
    expect(texts('Answer')).toEqual(['An idea', 'On the market']);
    expect(stored()).toBe('{"questionName":"stage","answerName":"idea"}');
    choose('Answer', 'market');
    expect(stored()).toBe('{"questionName":"stage","answerName":"market"}');
    choose('Question', '');
    expect(stored()).toBe('');
    expect(select('Answer')).toBeNull();
  });

  it('says which question or answer is missing, and stays as it is', () => {
    const noQuestion = openSteps({ questionName: 'colour', answerName: 'red' });
    expect(noQuestion.select('Question')?.value).toBe('colour');
    expect(noQuestion.group.textContent).toContain('No earlier question is called “colour”.');
    cleanup();
    const noAnswer = openSteps({ questionName: 'stage', answerName: 'pilot' });
    expect(noAnswer.select('Answer')?.value).toBe('pilot');
    expect(noAnswer.group.textContent).toContain('The question has no answer “pilot”.');
    expect(noAnswer.stored()).toBe('{"questionName":"stage","answerName":"pilot"}');
  });
});
