import { pageLog } from '../../shared/page-log.ts';
import type { Enliven } from './enliven.ts';

/** Loads a page of another site on a click; without a script, it is a link. */
export const clickFrame: Enliven = (element, signal) => {
  const link = element.querySelector('a');
  link?.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const frame = frameOf(element.dataset);
      frame.className = link.className;
      frame.style.height = link.style.height;
      if ('fits' in element.dataset) frame.addEventListener('load', () => fitHeight(frame), { signal });
      link.hidden = true;
      element.append(frame);
      frame.focus();
    },
    { signal },
  );
};

/** Matches the height of a same-origin document. Source: site spec §8. */
const fitHeight = (frame: HTMLIFrameElement): void => {
  const root = frame.contentDocument?.documentElement;
  if (root) frame.style.height = `${root.scrollHeight}px`;
  else pageLog.warn('Unable to access iframe contentDocument.');
};

const frameOf = ({ src = '', title = '' }: DOMStringMap): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = title;
  frame.src = src;
  return frame;
};

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';
