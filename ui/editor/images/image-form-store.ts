import { focusText, type SiteImage, type SiteImageForm, siteImageFaults } from '@fairdesk/core/editor';
import type { FieldFault, Language } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ImageUseCases } from './image-use-cases.ts';

/** The image that an editor chose, for a block or a page. */
export interface ChosenImage {
  readonly src: string;
  /** In the language of the page. */
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** `30% 70%`; absent without a focus point. */
  readonly focus?: string;
}

/** How a save ended; `conflict` when another save came first. */
export type ImageProblem = 'conflict' | 'failed' | undefined;

/** What an editor typed about images: nothing is lost when another image is selected. */
export class ImageFormStore {
  /** What differs from the stored images, by id. */
  forms: ReadonlyMap<string, SiteImageForm> = new Map();
  faults: readonly FieldFault[] = [];
  problem: ImageProblem = undefined;
  isSaving = false;

  readonly #change: ImageUseCases['changeSiteImage'];
  readonly #onSaved: (image: SiteImage) => void;
  /** Reads an image again, after a conflict. */
  readonly #refresh: (image: SiteImage) => Promise<void>;

  constructor(
    change: ImageUseCases['changeSiteImage'],
    onSaved: (image: SiteImage) => void,
    refresh: (image: SiteImage) => Promise<void>,
  ) {
    this.#change = change;
    this.#onSaved = onSaved;
    this.#refresh = refresh;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isDirty(): boolean {
    return this.forms.size > 0;
  }

  isChanged({ id }: SiteImage): boolean {
    return this.forms.has(id);
  }

  formOf({ id, name, alts, focus }: SiteImage): SiteImageForm {
    return this.forms.get(id) ?? { name, alts, ...(focus && { focus }) };
  }

  type(image: SiteImage, form: SiteImageForm): void {
    const forms = new Map(this.forms);
    if (isSame(form, image)) forms.delete(image.id);
    else forms.set(image.id, form);
    this.forms = forms;
    this.faults = [];
    this.problem = undefined;
  }

  /** Forgets the problems of another image. */
  turnTo(): void {
    this.faults = [];
    this.problem = undefined;
  }

  /** What was typed about an image that is no longer stored. */
  forget({ id }: SiteImage): void {
    this.forms = new Map([...this.forms].filter(([formId]) => formId !== id));
  }

  /** Saves what was typed. @returns the stored image; `undefined` when it could not be saved */
  async save(image: SiteImage): Promise<SiteImage | undefined> {
    const form = this.forms.get(image.id);
    if (form === undefined) return image;
    if (this.isSaving) return undefined;
    this.turnTo();
    this.faults = siteImageFaults(form);
    if (this.faults.length > 0) return undefined;
    this.isSaving = true;
    const result = await this.#change(image.id, image.version, form);
    const isConflict = result.isErr() && result.error.kind === 'conflict';
    if (isConflict) await this.#refresh(image);
    return runInAction(() => {
      this.isSaving = false;
      if (result.isErr()) {
        this.faults = result.error.kind === 'rejected' ? result.error.fields : [];
        this.problem = isConflict ? 'conflict' : 'failed';
        return undefined;
      }
      // What was typed meanwhile stays.
      if (this.forms.get(image.id) === form) this.forget(image);
      this.#onSaved(result.value);
      return result.value;
    });
  }
}

const isSame = (form: SiteImageForm, image: SiteImage): boolean => textOf(form) === textOf(image);

const textOf = ({ name, alts, focus }: SiteImageForm): string => {
  const texts = Object.entries(alts).filter(([, text]) => text !== '');
  return JSON.stringify([name, texts.toSorted(), focus ? focusText(focus) : '']);
};

/** An image as a block or a page stores it. */
export const chosenImage = (
  { src, width, height, alts, focus }: SiteImage,
  language: Language,
): ChosenImage => ({
  ...{ src, alt: alts[language] ?? '', width, height },
  ...(focus && { focus: focusText(focus) }),
});
