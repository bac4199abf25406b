import type { FieldRecord, PageDocument, PagePlace } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { EditorUseCases } from '../editor-use-cases.ts';
import type { PageStore } from '../page-store.ts';
import { sourceBlock } from './source-block.ts';

/** The same page in another language, whose texts stand beside those that are written. */
export class SourcePage {
  language: Language | undefined = undefined;
  hasFailed = false;
  document: PageDocument | undefined = undefined;
  readonly #page: PageStore;
  readonly #place: PagePlace;
  readonly #open: EditorUseCases['openPage'];

  constructor(page: PageStore, place: PagePlace, open: EditorUseCases['openPage']) {
    this.#page = page;
    this.#place = place;
    this.#open = open;
    makeAutoObservable(this, { document: observableRef }, { autoBind: true });
  }

  /** Shows the texts of a language; `undefined` for none. */
  async show(language: Language | undefined): Promise<void> {
    this.language = language;
    this.hasFailed = false;
    this.document = undefined;
    if (language === undefined) return;
    const opened = await this.#open({ path: this.#place.path, language });
    runInAction(() => {
      if (this.language !== language) return;
      this.hasFailed = opened.isErr();
      if (opened.isOk()) this.document = opened.value.document;
    });
  }

  /** The texts of the page itself in that language. */
  get fields(): FieldRecord | undefined {
    return this.document?.fields;
  }

  /** The texts of a block in that language; `undefined` when it has no such block. */
  fieldsOf(id: string): FieldRecord | undefined {
    return this.document && sourceBlock(this.document, this.#page.document, id)?.fields;
  }
}
