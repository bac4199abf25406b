import { expect, it } from 'vitest';
import { toDefinitions, toTask } from '#adapters/tasks/task-resources.ts';

const attributes = {
  ...{ code: 'power', date: '20270112T225900Z', required: true, category: 'stand' },
  titles: { en: 'Order power', nl: 'Stroom bestellen' },
  contents: { en: '<p>Once</p>' },
  consequences: {},
  categories: { en: 'Stand', nl: 'Stand' },
  linkHref: '/power',
  linkTitles: { en: 'Order' },
};

it.each([
  ['en', undefined],
  ['nl', { content: 'en', link: 'en' }],
  ['tr', { title: 'en', content: 'en', categoryTitle: 'en', link: 'en' }],
] as const)('a task in %s names the language of its texts that are in another', (language, languages) => {
  const resource = { type: 'task-definitions', id: '1', attributes };
  const [definition = expect.fail()] = toDefinitions([resource], 'UTC');
  const task = toTask(definition, { state: undefined, due: undefined }, { language, folder: '' }, 'UTC');
  expect(task?.languages).toEqual(languages);
});
