import {
  CLOSED_DROPDOWN,
  DROPDOWN_CLOSE_MS,
  type DropdownEvent,
  dropdownAfter,
} from '@fairdesk/core/navigation';
import type { Enliven } from './enliven.ts';

/**
 * The menu across the top. Without its script, or before it loads, CSS opens dropdowns on hover and focus;
 * then the rules of `dropdownAfter` apply. Source: site spec §2 "Main navigation".
 */
export const menuBar: Enliven = (bar, signal) => {
  const items = [...bar.querySelectorAll<HTMLElement>('[data-item]')];
  let dropdown = CLOSED_DROPDOWN;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: DropdownEvent): void => {
    dropdown = dropdownAfter(dropdown, event);
    clearTimeout(timer);
    if (dropdown.isClosing) timer = setTimeout(() => tell({ kind: 'delay-over' }), DROPDOWN_CLOSE_MS);
    for (const item of items) show(item, nameOf(item) === dropdown.open);
  };

  for (const item of items) listen(item, tell, () => dropdown.open === nameOf(item), signal);
  // Listen on the document: a dropdown opened by pointer must also close on Escape.
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || dropdown.open === undefined) return;
      const focused = items.find((item) => item.contains(document.activeElement));
      if (focused) buttonOf(focused)?.focus();
      tell({ kind: 'escape' });
    },
    { signal },
  );
  // Touch has no pointer-leave, and on some devices no focus: a tap elsewhere closes the dropdown.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const { target } = event;
      if (isMouse(event) || dropdown.open === undefined) return;
      if (!items.some((item) => target instanceof Node && item.contains(target))) tell({ kind: 'escape' });
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));

  // Opens the dropdown that is hovered or focused already, since no event will announce it.
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

/** Binds the pointer, touch and keyboard events of one item. */
const listen = (
  item: HTMLElement,
  tell: (event: DropdownEvent) => void,
  isOpen: () => boolean,
  signal: AbortSignal,
): void => {
  const [name, button] = [nameOf(item), buttonOf(item)];
  // A tap focuses first, which opens the dropdown: only close what was open before the tap.
  let wasOpen = false;
  const at = { signal };
  item.addEventListener('pointerenter', (event) => isMouse(event) && tell({ kind: 'enter', item: name }), at);
  // The pointer must not close a dropdown that has the keyboard focus.
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
