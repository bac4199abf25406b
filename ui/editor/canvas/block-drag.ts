import type { BlockDescription, DocumentSpot } from '@fairdesk/core/editor';
import { blockWith, newBlock, placeAt, spotFault } from '@fairdesk/core/editor';
import { makeAutoObservable, observableRef } from 'mobx';
import type { PageStore } from '../page-store.ts';
import { boxOf, placesAt } from './boxes.ts';
import type { Canvas } from './canvas-frame.tsx';
import { type Box, dropIndex, dropLine, type Point } from './drop-spot.ts';

/** What is dragged: a block of the page, or a new one of a kind. */
export type Dragged = { readonly id: string } | { readonly description: BlockDescription };

/** Where it would go. */
export interface Drop {
  readonly spot: DocumentSpot;
  /** The line that shows it, and its place, in pixels of the drawing. */
  readonly line: Box;
  readonly place: Box;
}

/** How far a pointer moves before it drags, in pixels. */
const THRESHOLD = 6;
/** How near the edge a pointer scrolls the canvas, and how far each time, in pixels. */
const EDGE = 56;
const SCROLL_STEP = 14;

/** A block that follows the pointer over the canvas. */
export class BlockDrag {
  dragged: Dragged | undefined = undefined;
  /** In pixels of the window. */
  pointer: Point = { x: 0, y: 0 };
  drop: Drop | undefined = undefined;
  canvas: Canvas | undefined = undefined;
  readonly #page: PageStore;
  readonly #onDrop: (dragged: Dragged, spot: DocumentSpot) => void;
  /** Stops following the pointer. */
  #release = (): void => undefined;

  constructor(page: PageStore, onDrop: (dragged: Dragged, spot: DocumentSpot) => void) {
    this.#page = page;
    this.#onDrop = onDrop;
    makeAutoObservable(
      this,
      { canvas: observableRef, drop: observableRef, dragged: observableRef },
      { autoBind: true },
    );
  }

  get isOn(): boolean {
    return this.dragged !== undefined;
  }

  setCanvas(canvas: Canvas): void {
    this.canvas = canvas;
  }

  /** Begins when the pointer has moved a little, so that a click stays a click. */
  press(dragged: Dragged, start: PointerEvent): void {
    if (start.button !== 0) return;
    this.#release();
    const move = (event: PointerEvent) => {
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > THRESHOLD;
      if (!this.isOn && !far) return;
      event.preventDefault();
      this.follow(dragged, { x: event.clientX, y: event.clientY });
    };
    const timer = setInterval(this.scroll, SCROLL_MS);
    this.#release = () => {
      clearInterval(timer);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', this.finish);
      window.removeEventListener('pointercancel', this.cancel);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', this.finish);
    window.addEventListener('pointercancel', this.cancel);
  }

  follow(dragged: Dragged, pointer: Point): void {
    this.dragged = dragged;
    this.pointer = pointer;
    this.drop = this.#dropAt(dragged, pointer);
  }

  finish(): void {
    const { dragged, drop } = this;
    this.cancel();
    if (dragged && drop) this.#onDrop(dragged, drop.spot);
  }

  cancel(): void {
    this.#release();
    this.dragged = undefined;
    this.drop = undefined;
  }

  /** Scrolls while the pointer rests at the upper or lower edge. */
  scroll(): void {
    const stage = this.canvas?.frame.closest('[data-stage]');
    if (!this.dragged || !stage) return;
    const { top, bottom } = stage.getBoundingClientRect();
    const { y } = this.pointer;
    // On a phone, the canvas may end below the window.
    const [start, end] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    const by = y < start + EDGE ? -SCROLL_STEP : y > end - EDGE ? SCROLL_STEP : 0;
    if (by === 0) return;
    stage.scrollBy(0, by);
    this.drop = this.#dropAt(this.dragged, this.pointer);
  }

  #dropAt(dragged: Dragged, pointer: Point): Drop | undefined {
    const { canvas } = this;
    if (canvas === undefined) return undefined;
    const frame = canvas.frame.getBoundingClientRect();
    // The frame may be drawn smaller than it is.
    const scale = frame.width / canvas.frame.clientWidth;
    const point = { x: (pointer.x - frame.left) / scale, y: (pointer.y - frame.top) / scale };
    const { document, descriptions } = this.#page;
    const block =
      'id' in dragged ? blockWith(document, dragged.id)?.block : newBlock(dragged.description, '');
    if (block === undefined) return undefined;
    const place = placesAt(canvas, point).find(
      (each) => spotFault(document, descriptions, block, each) === undefined,
    );
    const inside = place && placeAt(document, place);
    if (place === undefined || inside === undefined) return undefined;
    const boxes = inside.blocks.map(({ id }) => boxOf(canvas, id));
    const visible = boxes.filter((box) => box !== undefined);
    const visibleIndex = dropIndex(visible, point);
    const before = visible[visibleIndex];
    const index = before === undefined ? inside.blocks.length : boxes.indexOf(before);
    const around = place.element.getBoundingClientRect();
    return {
      spot: { ...(place.owner !== undefined && { owner: place.owner }), key: place.key, index },
      line: dropLine(around, visible, visibleIndex),
      place: around,
    };
  }
}

const SCROLL_MS = 16;
