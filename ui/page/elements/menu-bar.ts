import {
  CLOSED_DROPDOWN,
  DROPDOWN_CLOSE_MS,
  type DropdownEvent,
  dropdownAfter,
} from '@fairdesk/core/navigation';
import type { Enliven } from './enliven.ts';

/**
 * The menu across the top. Until its script has come, or without it, dropdowns follow pointer and focus by style
 * alone; then the rules of `dropdownAfter` hold. Source: site spec §2 "Main navigation".
 */
export const menuBar: Enliven = (bar, gone) => {
  const items = [...bar.querySelectorAll<HTMLElement>('[data-item]')];
  let dropdown = CLOSED_DROPDOWN;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: DropdownEvent): void => {
    dropdown = dropdownAfter(dropdown, event);
    clearTimeout(timer);
    if (dropdown.isClosing) timer = setTimeout(() => tell({ kind: 'delay-over' }), DROPDOWN_CLOSE_MS);
    for (const item of items) show(item, nameOf(item) === dropdown.open);
  };

  for (const item of items) listen(item, tell, () => dropdown.open === nameOf(item), gone);
  // Wherever the focus is: a dropdown that was opened by pointing must be dismissed as well.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || dropdown.open === undefined) return;
      const focused = items.find((item) => item.contains(document.activeElement));
      if (focused) buttonOf(focused)?.focus();
      tell({ kind: 'escape' });
    },
    { signal: gone },
  );
  // A finger never leaves as a pointer does, and on some devices takes no focus: it closes by touching elsewhere.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const { target } = event;
      if (isMouse(event) || dropdown.open === undefined) return;
      if (!items.some((item) => target instanceof Node && item.contains(target))) tell({ kind: 'escape' });
    },
    { signal: gone },
  );
  gone.addEventListener('abort', () => clearTimeout(timer));

  // What is under the pointer already says nothing when the script comes.
  const hovered = items.find((item) => item.matches(':is(:hover, :focus-within)'));
  if (hovered) tell({ kind: 'enter', item: nameOf(hovered) });
  bar.querySelector('nav')?.setAttribute('data-live', '');
};

const nameOf = (item: HTMLElement): string => item.dataset.item ?? '';

const buttonOf = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > button');

const panelOf = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > div');

const show = (item: HTMLElement, isOpen: boolean): void => {
  buttonOf(item)?.setAttribute('aria-expanded', String(isOpen));
  panelOf(item)?.toggleAttribute('data-open', isOpen);
};

/** What pointer, finger and keyboard do at one item. */
const listen = (
  item: HTMLElement,
  tell: (event: DropdownEvent) => void,
  isOpen: () => boolean,
  signal: AbortSignal,
): void => {
  const [name, button] = [nameOf(item), buttonOf(item)];
  // A finger first focuses, which opens: only what was open before is closed by its tap.
  let wasOpen = false;
  const at = { signal };
  item.addEventListener('pointerenter', (event) => isMouse(event) && tell({ kind: 'enter', item: name }), at);
  // Whoever reads on in the dropdown by keyboard is not put out by the pointer.
  const holdsFocus = () => panelOf(item)?.contains(document.activeElement) ?? false;
  item.addEventListener(
    'pointerleave',
    (event) => isMouse(event) && !holdsFocus() && tell({ kind: 'leave' }),
    at,
  );
  item.addEventListener('focusin', () => tell({ kind: 'focus', item: name }), at);
  item.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) tell({ kind: 'leave' });
    },
    at,
  );
  button?.addEventListener(
    'pointerdown',
    (event) => {
      wasOpen = isOpen() && !isMouse(event);
    },
    at,
  );
  button?.addEventListener(
    'click',
    ({ detail }) => {
      const isKey = detail === 0;
      tell((isKey ? isOpen() : wasOpen) ? { kind: 'escape' } : { kind: 'focus', item: name });
    },
    at,
  );
  panelOf(item)?.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) tell({ kind: 'escape' });
    },
    at,
  );
};

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
