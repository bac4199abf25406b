import type { PageDocument, PagePlace } from '@fairdesk/core/editor';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { EditorUseCases } from '../editor-use-cases.ts';
import type { PageStore } from '../page-store.ts';

/** A page as the server drew it. */
export interface Drawing {
  readonly html: string;
  /** What it was drawn from. */
  readonly document: PageDocument;
  readonly number: number;
}

/** How long changes are gathered before the page is drawn again, in milliseconds. */
const GATHER_MS = 120;
/** How long after a failed drawing the next one begins, in milliseconds. */
const RETRY_MS = 5000;

/** Draws the page again after each change; what is drawn may be one change behind. */
export class CanvasDrawer {
  drawing: Drawing | undefined = undefined;
  hasFailed = false;
  isDrawing = false;
  /** While a text is changed in place, its drawing must stay. */
  isHeld = false;
  /** A text was changed in the drawing itself, so it no longer shows what it was drawn from. */
  #isTouched = false;
  readonly #page: PageStore;
  readonly #place: PagePlace;
  readonly #draw: EditorUseCases['drawPage'];

  constructor(page: PageStore, place: PagePlace, draw: EditorUseCases['drawPage']) {
    this.#page = page;
    this.#place = place;
    this.#draw = draw;
    makeAutoObservable(this, { drawing: observableRef }, { autoBind: true });
  }

  /** Follows the page until the returned function is called. */
  follow(): () => void {
    void this.draw();
    const stop = reaction(
      () => [this.#page.document, this.isHeld] as const,
      () => void this.draw(),
      { delay: GATHER_MS },
    );
    const timer = setInterval(() => this.hasFailed && void this.draw(), RETRY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  hold(): void {
    this.isHeld = true;
    this.#isTouched = true;
  }

  release(): void {
    this.isHeld = false;
  }

  /** Draws until the drawing is up to date; one request at a time. */
  async draw(): Promise<void> {
    if (this.isDrawing) return;
    this.isDrawing = true;
    let isAlive = true;
    while (isAlive && !this.isHeld && this.#isOutdated) {
      const { document } = this.#page;
      const drawing = await this.#draw(this.#place, document);
      runInAction(() => {
        isAlive = drawing.isOk();
        this.hasFailed = drawing.isErr();
        if (drawing.isErr() || this.isHeld) return;
        this.drawing = { html: drawing.value, document, number: (this.drawing?.number ?? 0) + 1 };
        this.#isTouched = false;
      });
    }
    runInAction(() => {
      this.isDrawing = false;
    });
  }

  get #isOutdated(): boolean {
    return this.hasFailed || this.#isTouched || this.drawing?.document !== this.#page.document;
  }
}
