// @vitest-environment jsdom
import { fc, it } from '@fast-check/vitest';
import { afterEach, expect } from 'vitest';
import { refuseFiles } from '#ui/editor/canvas/refuse-files.ts';

const PLACES = '<p id="text">Text</p><input id="file" type="file"><div id="field"><p id="inner"></p></div>';

let stop = (): void => undefined;
afterEach(() => stop());

/** Drags over an element, whose own listener may take the file. */
const drag = (type: string, id: string, types: readonly string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  document.getElementById(id)?.dispatchEvent(event);
  return { isRefused: dataTransfer.dropEffect === 'none', isPrevented: event.defaultPrevented };
};

it.prop([
  fc.constantFrom('dragover', 'drop'),
  fc.constantFrom('text', 'file', 'inner'),
  fc.subarray(['Files', 'text/plain', 'text/html']),
])('refuses a file everywhere but where it is wanted, and nothing else', (type, id, types) => {
  stop();
  document.body.innerHTML = PLACES;
  for (const each of ['dragover', 'drop'])
    document.getElementById('field')?.addEventListener(each, (event) => event.preventDefault());
  stop = refuseFiles(document);
  const isFile = types.includes('Files');
  const isRefused = isFile && id === 'text';
  expect(drag(type, id, types)).toEqual({ isRefused, isPrevented: isRefused || id === 'inner' });
  stop();
  expect(drag(type, 'text', types)).toEqual({ isRefused: false, isPrevented: false });
});
