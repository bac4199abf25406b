'use client';

import { useEffect, useRef } from 'react';
import type { EditorTools } from '../editor-props.ts';
import styles from './canvas.module.css';
import type { Drawing } from './canvas-drawer.ts';
import { type RenderedParts, readMarks } from './canvas-marks.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { refuseFiles } from './refuse-files.ts';

/** A drawing in its frame. */
export interface Canvas {
  readonly frame: HTMLIFrameElement;
  readonly drawing: Document;
  readonly parts: RenderedParts;
}

interface Props extends Pick<EditorTools, 'areaOfMark'> {
  drawing: Drawing;
  title: string;
  /** In pixels. */
  width: number;
  isShown: boolean;
  /** Whether a text is written in it: only then the keyboard can reach it. */
  isWritten: boolean;
  onReady: (canvas: Canvas, number: number) => void;
}

/** One drawing of the page, as high as its contents: the editor scrolls around it. */
export function CanvasFrame({ drawing, areaOfMark, title, width, isShown, isWritten, onReady }: Props) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return;
    const show = () => {
      const { contentDocument } = frame;
      if (contentDocument === null) return;
      const parts = readMarks(contentDocument, drawing.document, areaOfMark);
      prepareDrawing(contentDocument, parts);
      refuseFiles(contentDocument);
      onReady({ frame, drawing: contentDocument, parts }, drawing.number);
    };
    frame.addEventListener('load', show);
    frame.srcdoc = drawing.html;
    return () => frame.removeEventListener('load', show);
  }, [drawing, areaOfMark, onReady]);
  return (
    <iframe
      ref={ref}
      title={title}
      className={styles.frame}
      style={{ width }}
      data-shown={isShown || undefined}
      tabIndex={isWritten ? 0 : -1}
      {...(!isShown && { 'aria-hidden': true })}
    />
  );
}

/** The height of the whole page, in pixels. */
export const heightOf = ({ body }: Document): number => Math.max(body.scrollHeight, LEAST_HEIGHT);

const LEAST_HEIGHT = 320;
