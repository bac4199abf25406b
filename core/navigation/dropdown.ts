/**
 * The state of the menu: at most one dropdown is open. Source: site spec §2 "Main navigation", §4 "Dropdown".
 */
export interface Dropdown {
  readonly open: string | undefined;
  /** The pointer has left; the dropdown closes after {@link DROPDOWN_CLOSE_MS}. */
  readonly isClosing: boolean;
}

/** The delay before a dropdown closes after the pointer left it, in milliseconds. Source: site spec §9. */
export const DROPDOWN_CLOSE_MS = 140;

/** Pointer, keyboard and timer events of the menu. */
export type DropdownEvent =
  | { readonly kind: 'enter' | 'focus'; readonly item: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'delay-over' }
  | { readonly kind: 'escape' };

/** The initial state of the menu. */
export const CLOSED_DROPDOWN: Dropdown = { open: undefined, isClosing: false };

/**
 * The state of the menu after an event.
 *
 * | event                        | then                                |
 * | ---------------------------- | ----------------------------------- |
 * | pointer or focus on an item  | that item is open, and no other     |
 * | pointer leaves               | it closes after 140 ms              |
 * | pointer comes back in time   | it stays open                       |
 * | escape                       | none is open                        |
 */
export const dropdownAfter = (dropdown: Dropdown, event: DropdownEvent): Dropdown => {
  switch (event.kind) {
    case 'enter':
    case 'focus':
      return { open: event.item, isClosing: false };
    case 'leave':
      return { ...dropdown, isClosing: dropdown.open !== undefined };
    case 'delay-over':
      return dropdown.isClosing ? CLOSED_DROPDOWN : dropdown;
    case 'escape':
      return CLOSED_DROPDOWN;
  }
};
