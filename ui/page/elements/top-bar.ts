import { showsTopBar } from '@fairdesk/core/navigation';
import type { Enliven } from './enliven.ts';

/** Marks the bar while the page is scrolled. Without a script it scrolls away with the page. */
export const topBar: Enliven = ({ children: [bar] }, signal) => {
  const mark = (): void => void bar?.toggleAttribute('data-scrolled', !showsTopBar(window.scrollY));
  mark();
  window.addEventListener('scroll', mark, { passive: true, signal });
};
