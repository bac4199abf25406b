'use client';

import { useEffect, useRef } from 'react';
import styles from './canvas.module.css';
import type { Drawing } from './canvas-drawer.ts';
import { type DrawnParts, readMarks } from './canvas-marks.ts';

/** A drawing in its frame. */
export interface Canvas {
  readonly frame: HTMLIFrameElement;
  readonly drawing: Document;
  readonly parts: DrawnParts;
}

interface Props {
  drawing: Drawing;
  title: string;
  /** In pixels. */
  width: number;
  isShown: boolean;
  onReady: (canvas: Canvas, number: number) => void;
}

/** One drawing of the page, as high as its contents: the editor scrolls around it. */
export function CanvasFrame({ drawing, title, width, isShown, onReady }: Props) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return;
    const show = () => {
      const { contentDocument } = frame;
      if (contentDocument === null) return;
      prepare(contentDocument);
      frame.style.height = `${heightOf(contentDocument)}px`;
      onReady(
        { frame, drawing: contentDocument, parts: readMarks(contentDocument, drawing.document) },
        drawing.number,
      );
    };
    frame.addEventListener('load', show);
    frame.srcdoc = drawing.html;
    return () => frame.removeEventListener('load', show);
  }, [drawing, onReady]);
  return (
    <iframe
      ref={ref}
      title={title}
      className={styles.frame}
      style={{ width }}
      data-shown={isShown || undefined}
      tabIndex={-1}
      {...(!isShown && { 'aria-hidden': true })}
    />
  );
}

/** The height of the whole page, in pixels. */
export const heightOf = ({ body, documentElement }: Document): number =>
  Math.max(body.scrollHeight, documentElement.scrollHeight === 0 ? 0 : body.offsetHeight, LEAST_HEIGHT);

const LEAST_HEIGHT = 320;

/** Links and buttons of the drawing are no stops for the keyboard: they lead nowhere here. */
const prepare = (drawing: Document): void => {
  const style = drawing.createElement('style');
  style.textContent = CANVAS_STYLE;
  drawing.head.append(style);
  const scheme = document.documentElement.dataset.mantineColorScheme;
  if (scheme) drawing.documentElement.dataset.mantineColorScheme = scheme;
  for (const element of drawing.querySelectorAll(
    'a, button, input, select, textarea, summary, iframe, [tabindex]',
  ))
    element.setAttribute('tabindex', '-1');
  for (const details of drawing.querySelectorAll('details')) details.open = true;
};

const CANVAS_STYLE = `
code.scpm { display: none }
html { overflow: hidden; overscroll-behavior: none }
* { cursor: default !important; scroll-behavior: auto !important }
*, *::before, *::after { animation: none !important; transition: none !important }
iframe, video { pointer-events: none }
[contenteditable] { cursor: text !important; outline: 2px solid var(--accent); outline-offset: 3px }
`;
