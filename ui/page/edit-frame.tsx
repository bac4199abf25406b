import type { EditFrame as Frame, PageState } from '@fairdesk/core/page';
import { createElement, type ReactNode } from 'react';

interface Props {
  state: PageState;
  /** Absent when there is nothing to edit. */
  frame: Frame | undefined;
  title: string;
  icon: string;
  children: ReactNode;
}

/** A part of the page that editors change through a button on its frame; visitors get only its contents. */
export function EditFrame({ state, frame, title, icon, children }: Props) {
  if (state !== 'edit' || frame === undefined) return children;
  const { item, command } = frame;
  const data = {
    displayName: title,
    expandedDisplayName: title,
    contextItemUri: item,
    commands: [{ isDivider: false, click: command, header: title, icon, tooltip: title, type: null }],
  };
  return createElement(
    'div',
    { className: 'scLooseFrameZone', sc_item: item },
    <span className="scChromeData">{JSON.stringify(data)}</span>,
    children,
  );
}
