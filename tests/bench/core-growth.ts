import { anchorsOf } from '@fairdesk/core/articles';
import { answersToDelete, type FormStep, type Question, visibleSteps } from '@fairdesk/core/awards';
import { categorySummary, type MainGroup, toggleCategory } from '@fairdesk/core/profile';
import {
  inOrder,
  nextSortIndex,
  renumbered,
  sortIndexes,
  toCompact,
  tradePlaces,
} from '@fairdesk/core/shared';
import { groupByAge, groupByCategory, progressOf, type Task, upcomingTasks } from '@fairdesk/core/tasks';
import { atLength } from './short.ts';

/** A rule that walks a list: creates a list of the given length, returns a call on it. */
type Rule = (count: number) => () => unknown;

const LENGTHS = atLength([100, 10_000, 1_000_000], [10, 100, 1000]);

/** Milliseconds per length, with three attempts for slow ones; the quickest run counts. */
const TRIED_MS = atLength(200, 1);
const SLOW_TRIED_MS = atLength(2000, 1);
const TRIED_TIMES = 3;

const now = new Date('2027-01-12T08:00:00Z');
const DAY_MS = 86_400_000;

const many = <T>(count: number, make: (place: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Scatters places like a shuffled list, the same on every run. */
const scattered = (place: number): number => (place * 2_654_435_761) % 4_294_967_296;

const tasksOf = (count: number): readonly Task[] =>
  many(count, (place) => ({
    code: `task-${place}`,
    status: place % 3 === 0 ? 'CLOSED' : 'OPEN',
    title: 'Order power',
    content: '',
    category: `category ${place % 12}`,
    categoryTitle: 'Stand',
    required: place % 2 === 0,
    due: toCompact(new Date(now.getTime() + (scattered(place) % 200) * DAY_MS)),
    timeZone: 'Europe/Amsterdam',
  }));

const sortablesOf = (count: number) => many(count, (place) => ({ sortIndex: scattered(place) }));

const questionOf = (place: number): Question => ({
  kind: 'TextQuestion',
  name: `question ${place}`,
  text: '',
  isRequired: false,
  tooltip: '',
  hideLabel: false,
  maxLength: 0,
  rows: 1,
  options: [],
  maxFiles: 0,
  isImageUpload: false,
  canSelectMultipleItems: false,
  flavour: 'text',
  onlyShowWhen: { questionName: `question ${place - 1}`, answerName: 'yes' },
  children: [],
});

const stepOf = (place: number): FormStep => ({
  name: `step ${place}`,
  number: place + 1,
  title: '',
  description: '',
  isSummary: false,
  onlyShowWhen: { questionName: `question ${place}`, answerName: 'yes' },
  questions: [questionOf(place)],
});

/** Every second question has the answer that shows its dependent parts. */
const choicesOf = (count: number): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(many(count >> 1, (place) => [`question ${place * 2}`, new Set(['yes'])] as const));

/** `count` categories, ten to a group and ten groups to a heading. */
const treeOf = (count: number): readonly MainGroup[] =>
  many(Math.ceil(count / 100), (main) => ({
    id: `main ${main}`,
    name: '',
    groups: many(10, (group) => ({
      id: `group ${main} ${group}`,
      name: '',
      categories: many(10, (place) => ({
        id: `category ${main} ${group} ${place}`,
        name: '',
        selected: place === group,
      })),
    })),
  }));

const over =
  <T>(listOf: (count: number) => T, rule: (list: T) => unknown): Rule =>
  (count) => {
    const list = listOf(count);
    return () => rule(list);
  };

const questionnaireOf = (count: number) => ({
  steps: many(count, stepOf),
  questions: many(count, questionOf),
  choices: choicesOf(count),
  first: stepOf(0),
});

const RULES: Readonly<Record<string, Rule>> = {
  'copying every item, for comparison': over(tasksOf, (tasks) => tasks.map((task) => ({ ...task }))),
  'looking every item up in a map, for comparison': over(questionnaireOf, ({ questions, choices }) =>
    questions.filter(({ name }) => choices.has(name)),
  ),
  groupByCategory: over(tasksOf, groupByCategory),
  groupByAge: over(tasksOf, (tasks) => groupByAge(tasks, now)),
  progressOf: over(tasksOf, progressOf),
  upcomingTasks: over(tasksOf, (tasks) => upcomingTasks(tasks, now)),
  inOrder: over(sortablesOf, inOrder),
  tradePlaces: over(sortablesOf, (items) => tradePlaces(inOrder(items), items.length >> 1, 'up')),
  sortIndexes: over(sortablesOf, sortIndexes),
  renumbered: over(sortablesOf, renumbered),
  nextSortIndex: over(sortablesOf, nextSortIndex),
  visibleSteps: over(questionnaireOf, ({ steps, choices }) => visibleSteps(steps, choices)),
  answersToDelete: over(questionnaireOf, ({ steps, choices, first }) =>
    answersToDelete([], first, steps, choices),
  ),
  categorySummary: over(treeOf, categorySummary),
  toggleCategory: over(treeOf, (tree) => toggleCategory(tree, 'category 0 5 5')),
  anchorsOf: over((count) => many(count, () => 'Getting there'), anchorsOf),
};

/** The quickest of several calls, in milliseconds. */
const quickest = (call: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  const start = performance.now();
  const tried = () => performance.now() - start;
  for (let times = 0; tried() < TRIED_MS || (times < TRIED_TIMES && tried() < SLOW_TRIED_MS); times += 1) {
    const begun = performance.now();
    call();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
};

const formatMs = (ms: number): string => (ms < 1 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(1)} ms`);

/**
 * How the time of rules that walk lists grows with their length. A linear rule takes a hundred times as long
 * per step; a million items exceed the processor's caches, so the first rows measure a plain copy.
 */
export const coreGrowth = (): readonly Record<string, string>[] =>
  Object.entries(RULES).map(([rule, over]) => {
    const times = LENGTHS.map((count) => ({ count, ms: quickest(over(count)) }));
    const steps = times
      .slice(1)
      .map(({ count, ms }, place) => [count, ms / (times[place]?.ms ?? ms)] as const);
    const { count: longest = 1, ms: slowest = 0 } = times.at(-1) ?? {};
    return {
      rule,
      ...Object.fromEntries(times.map(({ count, ms }) => [`at ${grouped(count)}`, formatMs(ms)])),
      ...Object.fromEntries(
        steps.map(([count, growth]) => [`to ${grouped(count)}`, `x ${growth.toFixed(0)}`]),
      ),
      'ns an item': ((slowest / longest) * 1_000_000).toFixed(0),
    };
  });

/** `10 000` */
const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ' ');

if (import.meta.main) console.table(coreGrowth());
