import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { CheckField } from '../forms/check-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';
import { linkAddress } from '../link-address.ts';
import { useLabels } from '../texts/labels.tsx';
import styles from './rich-text.module.css';

/** A page of the site that a link may lead to. */
export interface LinkedPage {
  /** Within the site: `/visit`. */
  readonly path: string;
  readonly title: string;
}

interface Props {
  editor: Editor;
  /** Unique on the page. */
  id: string;
  pages: readonly LinkedPage[];
  onClose: () => void;
}

/** The address of a link and how it opens. */
export function LinkPanel({ editor, id, pages, onClose }: Props) {
  const { t } = useLabels();
  const { href, target } = editor.getAttributes('link');
  const [address, setAddress] = useState<string>(href ?? '');
  const [hasWindow, setHasWindow] = useState(target === '_blank');
  const [isInvalid, setIsInvalid] = useState(false);
  const panel = useRef<HTMLFieldSetElement>(null);
  const focusAddress = () => panel.current?.querySelector('input')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the panel opens
  useEffect(() => focusAddress(), []);
  const change = (next: string) => {
    setAddress(next);
    setIsInvalid(false);
  };
  const save = () => {
    const found = linkAddress(address);
    if (found === undefined) {
      setIsInvalid(true);
      focusAddress();
      return;
    }
    saveLink(editor, found, hasWindow, pages.find(({ path }) => path === found)?.title);
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save();
    else if (event.key === 'Escape') onClose();
    else return;
    // The form around the text must not be sent, nor a dialog around it closed.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset ref={panel} className={styles.panel} aria-label={t('rich-link')} onKeyDown={onKeyDown}>
      <TextField
        path={`${id}-address`}
        label={t('rich-link-address')}
        hint={t('rich-link-hint')}
        value={address}
        inputMode="url"
        error={isInvalid ? t('rich-link-invalid') : undefined}
        onChange={change}
      />
      {pages.length > 0 && (
        <SelectField
          path={`${id}-page`}
          label={t('rich-link-page')}
          value={pages.some(({ path }) => path === address) ? address : ''}
          none={t('rich-link-other')}
          options={pages.map(({ path, title }) => ({ value: path, label: title }))}
          onChange={change}
        />
      )}
      <CheckField
        path={`${id}-window`}
        label={t('rich-link-window')}
        value={hasWindow}
        onChange={setHasWindow}
      />
      <div className={styles.actions}>
        <Button look="quiet" onClick={save}>
          {t('rich-link-save')}
        </Button>
        {editor.isActive('link') && (
          <Button look="plain" onClick={remove}>
            {t('rich-link-remove')}
          </Button>
        )}
        <Button look="plain" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Links the selected text, or inserts a linked text where nothing is selected. */
const saveLink = (editor: Editor, href: string, hasWindow: boolean, title: string | undefined): void => {
  const attrs = {
    href,
    target: hasWindow ? '_blank' : null,
    rel: hasWindow ? 'noopener noreferrer' : null,
  };
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (isNew) {
    const text = title ?? href.replace(/^(mailto|tel):/, '');
    editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] });
  } else editor.chain().extendMarkRange('link').setMark('link', attrs).run();
};
