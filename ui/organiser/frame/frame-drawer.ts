import { splitFrame } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { FrameForm } from './frame-form.ts';
import type { FrameStore } from './frame-store.ts';
import type { FrameUseCases } from './frame-use-cases.ts';

/** How long changes are gathered before the page is drawn again, in milliseconds. */
const GATHER_MS = 300;

/** Draws a page with a header or footer as it is edited, again after each change; one request at a time. */
export class FrameDrawer {
  html: string | undefined = undefined;
  hasFailed = false;
  isDrawing = false;
  language: Language;
  /** What was drawn last. */
  #drawn: { readonly form: FrameForm; readonly language: Language } | undefined = undefined;
  readonly #store: FrameStore;
  readonly #draw: FrameUseCases['drawFrame'];

  constructor(store: FrameStore, language: Language, draw: FrameUseCases['drawFrame']) {
    this.#store = store;
    this.#draw = draw;
    this.language = store.languages.includes(language) ? language : (store.languages[0] ?? language);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Follows the form until the returned function is called. */
  follow(): () => void {
    void this.draw();
    return reaction(
      () => [this.#store.form, this.language] as const,
      () => void this.draw(),
      { delay: GATHER_MS },
    );
  }

  show(language: Language): void {
    this.language = language;
  }

  async draw(): Promise<void> {
    if (this.isDrawing) return;
    this.isDrawing = true;
    let isAlive = true;
    while (isAlive && this.#isOutdated) {
      const { form } = this.#store;
      const { language } = this;
      const { area, samples, paths } = this.#store.frame;
      const path = samples[language] ?? paths[0] ?? '/';
      const own = splitFrame(form, [language])[language];
      const drawn = own && (await this.#draw({ path, language }, area, own));
      runInAction(() => {
        isAlive = drawn?.isOk() ?? false;
        this.hasFailed = !isAlive;
        if (drawn?.isOk()) this.html = drawn.value;
        this.#drawn = { form, language };
      });
    }
    runInAction(() => {
      this.isDrawing = false;
    });
  }

  get #isOutdated(): boolean {
    return this.#drawn?.form !== this.#store.form || this.#drawn?.language !== this.language;
  }
}
