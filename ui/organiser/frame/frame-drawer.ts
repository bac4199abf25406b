import type { FrameForms } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { FrameStore } from './frame-store.ts';
import type { FrameUseCases } from './frame-use-cases.ts';

/** How long changes are gathered before the page is drawn again, in milliseconds. */
const GATHER_MS = 300;
/** How long after a failed drawing the next one begins, in milliseconds. */
const RETRY_MS = 5000;

/** Draws a page with a header or footer as it is edited, again after each change; one request at a time. */
export class FrameDrawer {
  html: string | undefined = undefined;
  hasFailed = false;
  isDrawing = false;
  /** The language to draw, where it can be edited. */
  chosen: Language;
  /** What was drawn last. */
  #lastDrawing: { readonly forms: FrameForms; readonly language: Language } | undefined = undefined;
  readonly #store: FrameStore;
  readonly #draw: FrameUseCases['drawFrame'];

  constructor(store: FrameStore, language: Language, draw: FrameUseCases['drawFrame']) {
    this.#store = store;
    this.#draw = draw;
    this.chosen = language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get language(): Language {
    const { languages } = this.#store;
    return languages.includes(this.chosen) ? this.chosen : (languages[0] ?? this.chosen);
  }

  /** Follows the form until the returned function is called. */
  follow(): () => void {
    void this.draw();
    const stop = reaction(
      () => [this.#store.publisher.edit.form, this.language] as const,
      () => void this.draw(),
      { delay: GATHER_MS },
    );
    const timer = setInterval(() => this.hasFailed && void this.draw(), RETRY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  show(language: Language): void {
    this.chosen = language;
  }

  async draw(): Promise<void> {
    if (this.isDrawing) return;
    this.isDrawing = true;
    let isAlive = true;
    while (isAlive && this.#isOutdated) {
      const { form: forms } = this.#store.publisher.edit;
      const { language } = this;
      const { area, samples, paths } = this.#store.frame;
      const path = samples[language] ?? paths[0] ?? '/';
      const own = forms[language];
      const drawing = own && (await this.#draw({ path, language }, area, own));
      runInAction(() => {
        isAlive = drawing?.isOk() ?? false;
        this.hasFailed = !isAlive;
        if (drawing?.isOk()) this.html = drawing.value;
        this.#lastDrawing = { forms, language };
      });
    }
    runInAction(() => {
      this.isDrawing = false;
    });
  }

  get #isOutdated(): boolean {
    return (
      this.hasFailed ||
      this.#lastDrawing?.forms !== this.#store.publisher.edit.form ||
      this.#lastDrawing?.language !== this.language
    );
  }
}
