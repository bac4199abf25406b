import type { DropdownEvent } from '@fairdesk/core/navigation';
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './main-navigation.module.css';
import type { MenuBarEntry } from './menu-bar-entry.ts';

interface Props {
  entry: MenuBarEntry;
  isOpen: boolean;
  tell: (event: DropdownEvent) => void;
  chevron: ReactNode;
}

/** An item that opens a dropdown. Source: site spec §2 "Main navigation". */
export function MenuBarItem({ entry: { id, title, current, panel }, isOpen, tell, chevron }: Props) {
  /** A finger first focuses, which opens: only what was open before is closed by its tap. */
  const wasOpen = useRef(false);
  const open = () => tell({ kind: 'focus', item: id });
  const press = ({ detail }: MouseEvent) => {
    const isKey = detail === 0;
    if (isKey ? isOpen : wasOpen.current) tell({ kind: 'escape' });
    else open();
  };
  return (
    <li
      data-item={id}
      onPointerEnter={(event) => isMouse(event) && tell({ kind: 'enter', item: id })}
      onPointerLeave={(event) => isMouse(event) && tell({ kind: 'leave' })}
      onFocus={open}
      onBlur={(event) => leaves(event) && tell({ kind: 'leave' })}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={current}
        onPointerDown={(event) => {
          wasOpen.current = isOpen && !isMouse(event);
        }}
        onClick={press}
      >
        {title}
        {chevron}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it hears of links being followed, however they are */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        id={id}
        className={styles.panel}
        data-open={isOpen || undefined}
        onClick={(event) => followsLink(event) && tell({ kind: 'escape' })}
      >
        {panel}
      </div>
    </li>
  );
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';

const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);

const followsLink = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a') !== null;
