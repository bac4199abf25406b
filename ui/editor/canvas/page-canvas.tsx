'use client';

import { type CSSProperties, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyView } from '../../shared/lazy-view.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { EditorTools } from '../editor-props.ts';
import type { PageStore } from '../page-store.ts';
import type { BlockDrag } from './block-drag.ts';
import { WRITE_BUTTON } from './block-tools.tsx';
import { blockAt } from './boxes.ts';
import styles from './canvas.module.css';
import type { CanvasDrawer, Drawing } from './canvas-drawer.ts';
import { type Canvas, CanvasFrame, heightOf } from './canvas-frame.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { elementOf } from './element-of.ts';
import { type RichTextPlace, richTextAt, richTextOf } from './rich-text-place.ts';
import { textAt, typeIn } from './text-in-place.ts';
import { useFit } from './use-fit.ts';

interface Props extends Pick<EditorTools, 'areaOfMark'> {
  page: PageStore;
  drawer: CanvasDrawer;
  drag: BlockDrag;
  /** In pixels. */
  width: number;
  onKey: (event: KeyboardEvent) => void;
}

/** A formatted text that is written in the drawing. */
interface Writing {
  readonly place: RichTextPlace;
  /** Where it was clicked, in pixels of the drawing. */
  readonly point?: { readonly x: number; readonly y: number };
}

/** The page as visitors see it, with an outline around the block under the pointer and the selected one. */
export const PageCanvas = observer(function PageCanvas({
  page,
  drawer,
  areaOfMark,
  drag,
  width,
  onKey,
}: Props) {
  const { t } = useLabels();
  const [visible, setVisible] = useState<Drawing>();
  const [canvas, setCanvas] = useState<Canvas>();
  const [hovered, setHovered] = useState<string>();
  /** Of the drawing, in pixels. */
  const [height, setHeight] = useState(0);
  const [writing, setWriting] = useState<Writing>();
  /** Grows when boxes may have moved. */
  const [layout, setLayout] = useState(0);
  const { drawing } = drawer;
  const stage = useRef<HTMLDivElement>(null);
  const scale = useFit(stage, width);
  const newest = useRef(drawing);
  newest.current = drawing;
  const ready = useCallback(
    (made: Canvas, number: number) => {
      // A text that is being changed is in the drawing that is shown.
      if (newest.current?.number !== number || drawer.isHeld) return;
      setVisible(newest.current);
      setCanvas(made);
      drag.setCanvas(made);
    },
    [drag, drawer],
  );
  useEffect(() => {
    if (canvas === undefined) return;
    const { frame, drawing: inside } = canvas;
    const measure = () => {
      frame.style.height = `${heightOf(inside)}px`;
      setHeight(heightOf(inside));
      setLayout((count) => count + 1);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(inside.body);
    const click = (event: MouseEvent) => {
      event.preventDefault();
      if (elementOf(event.target)?.closest('[contenteditable]')) return;
      const text = textAt(event.target, canvas.parts, page);
      const isSelected = page.selected === blockAt(event.target);
      page.select(blockAt(event.target));
      if (!isSelected) return;
      const rich = richTextAt(event.target, canvas.parts, page);
      if (rich) setWriting({ place: rich, point: { x: event.clientX, y: event.clientY } });
      if (!text) return;
      drawer.hold();
      typeIn(text, {
        label: text.name,
        onText: (typed) => page.setField(text.id, text.name, typed),
        onEnd: drawer.release,
      });
    };
    const over = (event: Event) => setHovered(blockAt(event.target));
    const out = () => setHovered(undefined);
    const stop = (event: Event) => event.preventDefault();
    inside.addEventListener('click', click);
    inside.addEventListener('pointerover', over);
    inside.documentElement.addEventListener('pointerleave', out);
    inside.addEventListener('submit', stop);
    inside.addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      inside.removeEventListener('click', click);
      inside.removeEventListener('pointerover', over);
      inside.documentElement.removeEventListener('pointerleave', out);
      inside.removeEventListener('submit', stop);
      inside.removeEventListener('keydown', onKey);
    };
  }, [canvas, page, drawer, onKey]);
  useEffect(() => {
    if (writing === undefined) return;
    drawer.hold();
    return drawer.release;
  }, [writing, drawer]);
  /** Whether the focus goes back to the tools of the block when the text is left. */
  const returns = useRef(false);
  useEffect(() => {
    if (writing === undefined && returns.current) document.getElementById(WRITE_BUTTON)?.focus();
    returns.current = false;
  }, [writing]);
  const { selected } = page;
  const written = canvas && selected !== undefined ? richTextOf(selected, canvas.parts, page) : undefined;
  const endWriting = (place: RichTextPlace, isEscape: boolean) => {
    returns.current = isEscape;
    setWriting((now) => (now?.place === place ? undefined : now));
  };
  const drawings = [visible, drawing].filter(
    (each, place, all): each is Drawing => each !== undefined && all.indexOf(each) === place,
  );
  return (
    <div ref={stage} className={styles.stage} data-stage data-busy={drawer.isDrawing || undefined}>
      <div className={styles.fit} style={{ width: width * scale, height: height * scale }}>
        <div
          className={styles.sheet}
          style={{ width, '--scale': scale } as CSSProperties}
          data-dragging={drag.isOn || undefined}
        >
          {drawings.map((each) => (
            <CanvasFrame
              key={each.number}
              drawing={each}
              areaOfMark={areaOfMark}
              title={t('editor-canvas')}
              width={width}
              isShown={each === visible}
              isWritten={each === visible && drawer.isHeld}
              onReady={ready}
            />
          ))}
          {visible === undefined && !drawer.hasFailed && <p className={styles.wait}>{t('editor-drawing')}</p>}
          {drawer.hasFailed && (
            <p role="alert" className={styles.failed}>
              {t('editor-drawing-failed')}
            </p>
          )}
          {canvas && (
            <CanvasOverlay
              page={page}
              canvas={canvas}
              drag={drag}
              hovered={hovered}
              layout={layout + width}
              isWriting={writing !== undefined}
              onWrite={written && (() => setWriting({ place: written }))}
            />
          )}
          {writing && (
            <Suspense fallback={null}>
              <div className={styles.overlay}>
                <RichTextInPlace
                  key={`${writing.place.id} ${writing.place.name}`}
                  page={page}
                  place={writing.place}
                  point={writing.point}
                  onEnd={(isEscape) => endWriting(writing.place, isEscape)}
                />
              </div>
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
});

const RichTextInPlace = lazyView(
  async () => (await import('../rich-text/rich-text-in-place.tsx')).RichTextInPlace,
);
