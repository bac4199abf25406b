import { EVERYONE } from '@fairdesk/core/events';
import {
  dueOf,
  isLinkTarget,
  NEW_TASK,
  NO_TEXTS,
  TASK_TEXT_MAX,
  type TaskForm,
  taskFaults,
  taskFormOf,
} from '@fairdesk/core/organiser';
import { LANGUAGES, URL_MAX } from '@fairdesk/core/shared';
import { anyFairDay, anyLanguage, anyTime, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const valid: TaskForm = {
  ...NEW_TASK,
  titles: { ...NO_TEXTS, en: 'Send your stand drawing' },
  categoryTitles: { ...NO_TEXTS, en: 'Stand building' },
  day: '2027-01-12',
};
const paths = (part: Partial<TaskForm>) => taskFaults({ ...valid, ...part }).map(({ path }) => path);

describe('taskFaults', () => {
  it.prop([anyTitle, anyLanguage, anyLanguage, anyFairDay, anyTime, fc.boolean()])(
    'accepts a title and a category in any one language',
    (title, language, other, day, time, required) => {
      const titles = { ...NO_TEXTS, [language]: title };
      const categoryTitles = { ...NO_TEXTS, [other]: title };
      expect(taskFaults({ ...NEW_TASK, titles, categoryTitles, day, time, required })).toEqual([]);
    },
  );

  it('lists every fault of a new form, one for each field', () => {
    expect(taskFaults(NEW_TASK).map(({ path }) => path)).toEqual(['titles', 'categoryTitles', 'day']);
  });

  it('needs no name for a category that exists', () => {
    expect(paths({ category: 'stand', categoryTitles: NO_TEXTS })).toEqual([]);
  });

  it('reports a link without a title, and a title without a link', () => {
    expect(paths({ linkHref: '/stand' })).toEqual(['linkTitles']);
    const titled = { ...valid, linkHref: 'stand', linkTitles: { ...NO_TEXTS, tr: 'Stant' } };
    expect(taskFaults(titled)).toEqual([{ path: 'linkHref', code: 'forms-url' }]);
    expect(taskFaults({ ...valid, linkHref: ' /stand ' })).toEqual([
      { path: 'linkTitles', code: 'forms-required' },
    ]);
    expect(paths({ linkTitles: { ...NO_TEXTS, tr: 'Stant' } })).toEqual(['linkHref']);
    expect(paths({ linkHref: '/stand', linkTitles: { ...NO_TEXTS, tr: 'Stant' } })).toEqual([]);
  });

  it.prop([anyLanguage])('reports a text that is too long in its language', (language) => {
    const contents = { ...NO_TEXTS, [language]: 'x'.repeat(TASK_TEXT_MAX + 1) };
    expect(paths({ contents })).toEqual([`contents.${language}`]);
  });

  it('counts blank titles as missing', () => {
    const titles = { ...NO_TEXTS, [LANGUAGES[0]]: ' \n' };
    expect(paths({ titles })).toEqual(['titles']);
  });
});

describe('taskFormOf', () => {
  it.prop([anyFairDay, anyTime, anyLanguage, fc.boolean()])(
    'shows a task as it is stored, with its deadline at the fair',
    (day, time, language, isOn) => {
      const texts = (text: string) => ({ ...NO_TEXTS, [language]: text });
      const form: TaskForm = {
        ...{ titles: texts('a'), contents: texts('b'), consequences: texts('c'), category: 'stand' },
        ...{ categoryTitles: texts('d'), required: isOn, linkHref: '/a', linkTitles: texts('e') },
        ...{ newTab: !isOn, audience: { ...EVERYONE, hall: ['8'] }, day, time },
      };
      const { day: _day, time: _time, ...content } = form;
      const stored = { ...content, code: 'a', version: '1', sortIndex: 1, due: dueOf(form, 'UTC') };
      expect(taskFormOf(stored, 'UTC')).toEqual(form);
    },
  );
});

describe('isLinkTarget', () => {
  it.each([-1, 0, 1])('accepts an address up to the length of a web address: %i more', (more) => {
    expect(isLinkTarget('https://shop.example/'.padEnd(URL_MAX + more, 'x'))).toBe(more <= 0);
  });

  it.each([
    '/stand?a=b#c',
    'https://shop.example/a',
    'http://shop.example',
    'mailto:desk@fair.example',
    'tel:+31201234567',
    '#top',
  ])('accepts %j', (href) => {
    expect(isLinkTarget(href)).toBe(true);
  });

  it.each([
    '',
    'javascript:alert(1)',
    '//other.example',
    '/\\other.example',
    'stand',
    'https://a b',
    'data:x',
  ])('rejects %j', (href) => {
    expect(isLinkTarget(href)).toBe(false);
  });
});
