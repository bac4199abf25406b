// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { beforeAll, describe, it as example, expect, vi } from 'vitest';
import { anyEdits, type Edits, edit } from '#tests/ui/shared/rich-text/any-edits.ts';
import { writeInPlace } from '#ui/editor/rich-text/write-in-place.ts';
import { createTextEditor } from '#ui/shared/rich-text/create-text-editor.ts';

const PARTS = [
  ...['<p>Halls 1 and <strong>2</strong></p>', '<h2>Hours</h2>', '<ul><li>a</li><li><p>b</p></li></ul>'],
  ...['<table><tbody><tr><td>Hall 1</td><td>a<br />b</td></tr></tbody></table>', '<div>c <em>d</em></div>'],
  ...[
    'bare text',
    '<blockquote>e</blockquote>',
    '<p>a  b</p>',
    '<figure><img src="/a.png" alt="A"></figure>',
  ],
  ...['<p><a href="/visit" title="Visit">f</a><sub>2</sub></p>', '<hr>', '<p></p>'],
];
const anyText = fc.array(fc.constantFrom(...PARTS), { maxLength: 4 }).map((parts) => parts.join('\n'));

const RUNS = { numRuns: 30 };
/** In milliseconds: each run opens an editor. */
const TIMEOUT = 120_000;

const UNUSED = { describe: () => 'kept', openLink: () => {}, focusToolbar: () => {} };

/** What jsdom lacks of a browser's layout. */
const LAYOUT = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };

const frame = document.createElement('iframe');

beforeAll(() => {
  document.body.append(frame);
  for (const { Range } of [window, frame.contentWindow as Window & typeof globalThis])
    Object.assign(Range.prototype, LAYOUT);
});

/** A text as it is rendered in a frame. */
const drawn = (html: string) => {
  const inside = frame.contentDocument as Document;
  inside.body.innerHTML = `<code></code><div class="text">${html}</div><code></code>`;
  return { inside, element: inside.querySelector('div') as HTMLElement };
};

const write = (html: string) => {
  const { inside, element } = drawn(html);
  const changes: string[] = [];
  const onEscape = vi.fn();
  const text = writeInPlace({
    ...{ ...UNUSED, element, html, label: 'Text', onEscape },
    onChange: (changed) => changes.push(changed),
  });
  return { inside, element, changes, onEscape, ...text };
};

const inForm = (html: string, all: Edits): readonly string[] => {
  const changes: string[] = [];
  const editor = createTextEditor({
    ...{ ...UNUSED, html, element: document.createElement('div') },
    onChange: (changed) => changes.push(changed),
  });
  edit(editor, all);
  editor.destroy();
  return changes;
};

describe('a text that is edited where it is rendered', () => {
  it.prop([anyText], RUNS)(
    'is neither changed nor drawn anew when nothing was written',
    (html) => {
      const before = drawn(html).inside.body.innerHTML;
      const { inside, element, changes, end } = write(html);
      expect(element.isConnected).toBe(false);
      end();
      expect(changes).toEqual([]);
      expect(inside.querySelector('div')).toBe(element);
      expect(inside.body.innerHTML).toBe(before);
    },
    TIMEOUT,
  );

  it.prop([anyText, anyEdits], RUNS)(
    'becomes what the form would make of it, byte by byte',
    (html, all) => {
      const { editor, changes, end } = write(html);
      edit(editor, all);
      end();
      expect(changes).toEqual(inForm(html, all));
    },
    TIMEOUT,
  );

  it.prop([anyText, anyEdits], RUNS)(
    'has its own place and look, and no editor once it is left',
    (html, all) => {
      const { inside, editor, host, end } = write(html);
      expect(host.ownerDocument).toBe(inside);
      expect(host.classList.contains('text')).toBe(true);
      expect(host.getAttribute('contenteditable')).toBe('true');
      edit(editor, all);
      end();
      expect(inside.querySelector('[contenteditable], [role="textbox"]')).toBeNull();
      expect([...inside.body.children].map(({ localName }) => localName)).toEqual(['code', 'div', 'code']);
    },
    TIMEOUT,
  );

  example('is left with Escape, and keeps its keys from the page', () => {
    const { inside, host, onEscape } = write('<p>a</p>');
    const keys = vi.fn();
    inside.addEventListener('keydown', keys);
    for (const key of ['Delete', 'Escape'])
      host.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(onEscape).toHaveBeenCalledOnce();
    expect(keys).not.toHaveBeenCalled();
  });
});
