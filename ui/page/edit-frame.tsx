import {
  type EditFrameButton,
  type EditFrameSource,
  editFrameCommand,
  editFrameItem,
  type PageState,
} from '@fairdesk/core/page';
import { createElement, type ReactNode } from 'react';

interface Props {
  state: PageState;
  /** Absent: there is nothing to edit. */
  source: EditFrameSource | undefined;
  buttons: readonly EditFrameButton[];
  title: string;
  tooltip: string;
  parameters?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A part of the page that an editor changes by buttons around it; to visitors nothing but what it holds. */
export function EditFrame({ state, source, buttons, title, tooltip, parameters, children }: Props) {
  if (state !== 'edit' || source === undefined) return children;
  const item = editFrameItem(source);
  const data = {
    displayName: title,
    expandedDisplayName: tooltip,
    contextItemUri: item,
    commands: buttons.map((button) => editFrameCommand(button, source.itemId, parameters)),
  };
  return createElement(
    'div',
    { className: 'scLooseFrameZone', sc_item: item },
    <span className="scChromeData">{JSON.stringify(data)}</span>,
    children,
  );
}
