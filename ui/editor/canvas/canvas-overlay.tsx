'use client';

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { blockName } from '../names/block-names.ts';
import type { PageStore } from '../page-store.ts';
import type { BlockDrag } from './block-drag.ts';
import { BlockTools } from './block-tools.tsx';
import { boxOf } from './boxes.ts';
import styles from './canvas.module.css';
import type { Canvas } from './canvas-frame.tsx';
import type { Box } from './drop-spot.ts';
import { showInStage } from './show-in-stage.ts';

interface Props {
  page: PageStore;
  canvas: Canvas;
  drag: BlockDrag;
  hovered: string | undefined;
  /** Changes when boxes may have moved. */
  layout: number;
  /** Whether a formatted text is being written: its tools are in place of those of its block. */
  isWriting: boolean;
  /** Begins to write the text of the selected block; absent when it has none. */
  onWrite: (() => void) | undefined;
}

interface Boxes {
  /** The block that {@link Boxes.selected} is around. */
  readonly of?: string | undefined;
  readonly selected?: Box;
  readonly hovered?: Box;
}

/** What the editor draws over the page: outlines, the tools of the selected block, and where a dragged one goes. */
export const CanvasOverlay = observer(function CanvasOverlay(props: Props) {
  const { page, canvas, drag, hovered, layout, isWriting, onWrite } = props;
  const labels = useLabels();
  const { selected, current } = page;
  const [boxes, setBoxes] = useState<Boxes>({});
  /** The block that was last brought into view: a new one is, once it is drawn. */
  const lastSelected = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layout is measured anew
  useEffect(() => {
    const own = selected === undefined ? undefined : boxOf(canvas, selected);
    const other = hovered === undefined || hovered === selected ? undefined : boxOf(canvas, hovered);
    setBoxes({ ...(own && { of: selected, selected: own }), ...(other && { hovered: other }) });
  }, [canvas, selected, hovered, layout]);
  useEffect(() => {
    if (lastSelected.current === selected) return;
    if (selected !== boxes.of) return;
    lastSelected.current = selected;
    if (boxes.selected) showInStage(canvas.frame, boxes.selected);
  }, [canvas, selected, boxes]);
  const over = page.blocks.find(({ block }) => block.id === hovered)?.block;
  const { drop } = drag;
  return (
    <div className={styles.overlay}>
      {boxes.hovered && over && !drag.isOn && (
        <div className={styles.hover} style={placed(boxes.hovered)} aria-hidden="true">
          <span className={styles.tag}>{blockName(labels, over.component)}</span>
        </div>
      )}
      {boxes.selected && current && (
        <>
          <div className={styles.selection} style={placed(boxes.selected)} />
          {!drag.isOn && !isWriting && (
            <div
              className={styles.tools}
              data-below={boxes.selected.top < TOOLS_HEIGHT || undefined}
              style={besides(boxes.selected)}
            >
              <BlockTools page={page} placed={current} drag={drag} onWrite={onWrite} />
            </div>
          )}
        </>
      )}
      {drop && (
        <>
          <div className={styles.place} style={placed(drop.place)} />
          <div
            className={styles.line}
            style={placed(drop.line)}
            data-upright={drop.line.width === 0 || undefined}
          />
        </>
      )}
    </div>
  );
});

/** The height of the tools above a block, in pixels. */
const TOOLS_HEIGHT = 48;

const placed = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height });

const besides = ({ left, top }: Box): CSSProperties => ({ top, '--left': `${left}px` }) as CSSProperties;
