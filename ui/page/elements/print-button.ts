import { pageLog } from '../../shared/page-log.ts';
import type { Enliven } from './enliven.ts';

/** Prints the page, or only the given element. */
export const printButton: Enliven = ({ dataset, children: [button] }, signal) => {
  button?.addEventListener('click', () => print(dataset), { signal });
};

const print = ({ part = '', sheet = '' }: DOMStringMap): void => {
  if (part === '') {
    window.print();
    return;
  }
  const element = document.getElementById(part);
  if (element === null) {
    pageLog.error(`Element with id ${part} not found.`);
    return;
  }
  const copy = document.createElement('div');
  copy.className = sheet;
  copy.append(element.cloneNode(true));
  document.body.append(copy);
  window.addEventListener('afterprint', () => copy.remove(), { once: true });
  window.print();
};
