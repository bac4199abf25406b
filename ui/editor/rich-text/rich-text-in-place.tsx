import type { Editor } from '@tiptap/core';
import { type CSSProperties, useCallback, useEffect, useId, useRef, useState } from 'react';
import { observer } from '../../shared/observer.ts';
import { replaceText } from '../../shared/rich-text/create-text-editor.ts';
import { nameElement } from '../../shared/rich-text/name-element.ts';
import { RichTextTools } from '../../shared/rich-text/rich-text-tools.tsx';
import { focusToolbar } from '../../shared/rich-text/use-toolbar-keys.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { type RichTextPlace, richTextIn } from '../canvas/rich-text-place.ts';
import { fieldName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import styles from './write-in-place.module.css';
import { focusText, writeInPlace } from './write-in-place.ts';

interface Props {
  page: PageStore;
  place: RichTextPlace;
  /** Where it was clicked, in pixels of the drawing. */
  point: { readonly x: number; readonly y: number } | undefined;
  /** @param isEscape whether the user left with `Escape`, so the focus goes back to the tools of the block */
  onEnd: (isEscape: boolean) => void;
}

/** Lets the user write a formatted text in the drawing itself, with its tools above it. */
export const RichTextInPlace = observer(function RichTextInPlace({ page, place, point, onEnd }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const id = useId();
  const tools = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [box, setBox] = useState<CSSProperties>();
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const component = page.blocks.find(({ block }) => block.id === place.id)?.block.component ?? '';
  const label = fieldName(labels, component, place.name);
  const value = richTextIn(page, place);
  const written = useRef(value);
  const current = useRef({ page, onEnd });
  current.current = { page, onEnd };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor outlives the first value and the names
  useEffect(() => {
    const text = writeInPlace({
      ...{ element: place.element, html: value ?? '', label, point },
      describe: (element) => nameElement(element, t),
      onChange: (html) => {
        written.current = html;
        current.current.page.setField(place.id, place.name, html);
      },
      onEscape: () => current.current.onEnd(true),
      openLink: () => setIsLinkOpen(true),
      focusToolbar: () => focusToolbar(toolbar.current),
    });
    setEditor(text.editor);
    const beside = tools.current;
    const measure = () => setBox(beside ? boxAround(text.host, beside) : undefined);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(text.host);
    if (beside) sizes.observe(beside);
    return () => {
      sizes.disconnect();
      text.end();
    };
  }, [place]);
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    if (value === undefined) current.current.onEnd(false);
    else if (editor) replaceText(editor, value);
  }, [editor, value]);
  useEffect(() => {
    if (editor === undefined) return;
    const { dom } = editor.view;
    const leave = () => setTimeout(() => isLeft(editor, tools.current) && current.current.onEnd(false));
    const beside = tools.current;
    const keyed = (event: KeyboardEvent) => {
      // Otherwise the block would be deleted.
      if (DELETING.has(event.key) && !(event.target instanceof HTMLInputElement)) event.preventDefault();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      focusText(editor);
    };
    dom.addEventListener('focusout', leave);
    beside?.addEventListener('focusout', leave);
    beside?.addEventListener('keydown', keyed);
    return () => {
      dom.removeEventListener('focusout', leave);
      beside?.removeEventListener('focusout', leave);
      beside?.removeEventListener('keydown', keyed);
    };
  }, [editor]);
  const closeLink = useCallback(() => {
    setIsLinkOpen(false);
    if (editor) focusText(editor);
  }, [editor]);
  return (
    <div className={styles.place} style={box}>
      <div ref={tools} className={styles.tools}>
        {editor && (
          <RichTextTools
            {...{ editor, label, toolbar, isLinkOpen }}
            id={`${id}-link`}
            pages={[]}
            onLink={() => setIsLinkOpen(!isLinkOpen)}
            onClose={closeLink}
          />
        )}
      </div>
    </div>
  );
});

const DELETING: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

/** Whether the focus is in neither the text nor its tools; another window keeps it where it was. */
const isLeft = ({ isDestroyed, view }: Editor, tools: HTMLElement | null): boolean => {
  if (isDestroyed || !document.hasFocus()) return false;
  const { activeElement } = document;
  if (tools?.contains(activeElement)) return false;
  const frame = view.dom.ownerDocument.defaultView?.frameElement;
  return activeElement !== frame || !view.hasFocus();
};

/** Around a text and the tools above it, which stay in sight with it; around the tools below the first text of a page. */
const boxAround = (host: HTMLElement, tools: HTMLElement): CSSProperties => {
  const { left, top, width, height } = host.getBoundingClientRect();
  const page = host.ownerDocument.documentElement.clientWidth;
  const across = { left, width, '--page': `${page}px`, '--room': `${page - left}px` };
  const high = tools.offsetHeight + GAP;
  if (top < high) return { ...across, top: top + height + GAP };
  // The drawing may be smaller than it is, its tools never are.
  const above = `${high}px / var(--scale)`;
  return { ...across, top: `calc(${top}px - ${above})`, height: `calc(${height}px + ${above})` };
};

/** Between a text and its tools, in pixels. */
const GAP = 6;
