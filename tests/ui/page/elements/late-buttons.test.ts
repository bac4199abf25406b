// @vitest-environment jsdom

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Enliven } from '#ui/page/elements/enliven.ts';
import { lateButtons } from '#ui/page/elements/late-buttons.ts';

const BUTTONS = ['like', 'dislike', 'save'] as const;

/** An element whose script loads when `arrive` is called, and the presses that its script has heard. */
const openElement = () => {
  const element = document.createElement('article-reactions');
  element.innerHTML = `${BUTTONS.map((name) => `<button type="button" id="${name}"><i>x</i></button>`).join('')}
    <form onsubmit="return false"><button id="send">Send</button></form><a id="link">Link</a>
    <button type="button" popovertarget="sheet" id="open">Open</button>`;
  const heard: string[] = [];
  const enliven: Enliven = (root, signal) => {
    for (const each of root.querySelectorAll('[id]'))
      each.addEventListener('click', () => heard.push(each.id), { signal });
  };
  const { promise, resolve } = Promise.withResolvers<Enliven>();
  const stop = new AbortController();
  const done = lateButtons(() => promise)(element, stop.signal);
  const press = (id: string) => {
    const target = element.querySelector(`#${id} > i`) ?? element.querySelector(`#${id}`);
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const arrive = async () => {
    resolve(enliven);
    await done;
  };
  return { heard, press, arrive, stop: () => stop.abort() };
};

it('never loses or repeats a press of a button, whether its script has arrived or not', async () => {
  const presses = fc.array(fc.constantFrom(...BUTTONS), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(presses, presses, async (before, after) => {
      const { heard, press, arrive } = openElement();
      for (const id of before) press(id);
      await arrive();
      for (const id of after) press(id);
      expect(heard).toEqual([...before, ...after]);
    }),
  );
});

it('repeats no press of what has acted already: a link, a button of a form or of a popover', async () => {
  const { heard, press, arrive } = openElement();
  press('link');
  press('send');
  press('open');
  await arrive();
  expect(heard).toEqual([]);
});

it('presses nothing in an element that was removed meanwhile', async () => {
  const { heard, press, arrive, stop } = openElement();
  press('like');
  stop();
  await arrive();
  expect(heard).toEqual([]);
});
