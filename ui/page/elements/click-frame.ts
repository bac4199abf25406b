import type { Enliven } from './enliven.ts';

/** Another site's page, fetched when it is asked for and not before; without a script, a link to it. */
export const clickFrame: Enliven = (element, gone) => {
  const link = element.querySelector('a');
  link?.addEventListener(
    'click',
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const frame = frameOf(element.dataset);
      frame.className = link.className;
      frame.style.height = link.style.height;
      link.hidden = true;
      element.append(frame);
      frame.focus();
    },
    { signal: gone },
  );
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
