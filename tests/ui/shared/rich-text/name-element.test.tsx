// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { nameElement } from '#ui/shared/rich-text/name-element.ts';

const elementOf = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? expect.fail();
};

it.each([
  [
    '<table><caption>Hours</caption><tr><th>Day</th><th>Open</th></tr><tr><td><p>Mon</p></td><td><p>7</p></td></tr></table>',
    'rich-kept-table: Hours Day Open Mon 7',
  ],
  [
    '<figure><img src="/a.png" alt="The hall"><figcaption>Hall 8</figcaption></figure>',
    'rich-kept-image: The hall',
  ],
  ['<pre>H<sub>2</sub>O\n now</pre>', 'rich-kept-other: H2O now'],
  [`<pre>${'x'.repeat(81)}</pre>`, `rich-kept-other: ${'x'.repeat(80)}…`],
  ['<table><tr><td></td></tr></table>', 'rich-kept-table'],
])('names %s', (html, name) => {
  expect(nameElement(elementOf(html), (key) => key)).toBe(name);
});
