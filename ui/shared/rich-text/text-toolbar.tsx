import { IconDots, IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type RefObject, useState } from 'react';
import { useLabels } from '../texts/labels.tsx';
import styles from './rich-text.module.css';
import { FIRST_TOOLS, isKept, KEPT_TOOLS, LIST_TOOLS, MORE_TOOLS, type TextTool } from './text-tools.ts';
import { ToolButton } from './tool-button.tsx';
import { useToolbarKeys } from './use-toolbar-keys.ts';

interface Props {
  editor: Editor;
  /** The label of the text. */
  label: string;
  toolbar: RefObject<HTMLDivElement | null>;
  isLinkOpen: boolean;
  onLink: () => void;
}

/** The tools of a text; those of a kept element come with its selection. */
export function TextToolbar({ editor, label, toolbar, isLinkOpen, onLink }: Props) {
  const { t } = useLabels();
  const [hasMore, setHasMore] = useState(false);
  const onKeyDown = useToolbarKeys(toolbar);
  const buttons = (tools: readonly TextTool[]) =>
    tools.map(({ icon, name, params, keys, run, isOn, canRun }) => (
      <ToolButton
        key={`${name}${JSON.stringify(params)}`}
        icon={icon}
        name={t(name, params)}
        aria-keyshortcuts={keys}
        isOn={isOn?.(editor)}
        isOff={canRun !== undefined && !canRun(editor)}
        onClick={() => run(editor)}
      />
    ));
  return (
    <div
      ref={toolbar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('rich-tools', { label })}
      onKeyDown={onKeyDown}
    >
      {isKept(editor) ? (
        buttons(KEPT_TOOLS)
      ) : (
        <>
          {buttons(FIRST_TOOLS)}
          <ToolButton
            icon={IconLink}
            name={t('rich-link')}
            aria-keyshortcuts="Control+K"
            aria-expanded={isLinkOpen}
            isOn={editor.isActive('link')}
            onClick={onLink}
          />
          {buttons(LIST_TOOLS)}
          <ToolButton
            icon={IconDots}
            name={t('rich-more')}
            aria-expanded={hasMore}
            onClick={() => setHasMore(!hasMore)}
          />
          {hasMore && buttons(MORE_TOOLS)}
        </>
      )}
    </div>
  );
}
