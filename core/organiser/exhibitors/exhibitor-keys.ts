/** What a key does in a list. */
export type ListAction =
  | 'next'
  | 'previous'
  | 'select'
  | 'open'
  | 'close'
  | 'search'
  | 'approve'
  | 'send-back'
  | 'help';

/** A key press, as browsers report it. */
export interface KeyPress {
  readonly key: string;
  /** With Control, Alt or the command key; with Shift, unless the key types a character. */
  readonly isModified: boolean;
  /** The focus is in a field in which users type. */
  readonly isTyping: boolean;
  /** The focus is on a button or a link, which Enter operates by itself. */
  readonly isOnControl: boolean;
}

/** The keys of a list, in the order of the help. */
export const LIST_KEYS: readonly (readonly [keys: readonly string[], action: ListAction])[] = [
  [['/'], 'search'],
  [['j', 'ArrowDown'], 'next'],
  [['k', 'ArrowUp'], 'previous'],
  [['x'], 'select'],
  [['Enter'], 'open'],
  [['Escape'], 'close'],
  [['a'], 'approve'],
  [['s'], 'send-back'],
  [['?'], 'help'],
];

/** The action of a key press, or none: while typing only Escape works, and browser shortcuts stay. */
export const listActionOf = ({
  key,
  isModified,
  isTyping,
  isOnControl,
}: KeyPress): ListAction | undefined => {
  if (isModified || (isTyping && key !== 'Escape') || (isOnControl && key === 'Enter')) return undefined;
  return LIST_KEYS.find(([keys]) => keys.includes(key))?.[1];
};

/** The next place in a list of `count` rows, 0-based: clamped to its ends; the first row when none is current. */
export const movedCursor = (place: number | undefined, action: 'next' | 'previous', count: number): number =>
  place === undefined ? 0 : Math.max(0, Math.min(count - 1, place + (action === 'next' ? 1 : -1)));
