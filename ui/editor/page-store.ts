import {
  type BlockDescription,
  blocksOf,
  blockWith,
  changeBlock,
  copyOf,
  type DocumentBlock,
  type DocumentHistory,
  type DocumentSpot,
  descriptionOf,
  type FieldContent,
  historyOf,
  insertBlock,
  moveBlock,
  newBlock,
  nextSpot,
  type OtherChange,
  openSpots,
  type PageDocument,
  type PlacedBlock,
  redone,
  removeBlock,
  type SpotFault,
  spotFault,
  typingIn,
  undone,
  withArticleField,
  withChange,
  withColumns,
  withMainArea,
  withOthersChange,
  withPageField,
  withParam,
} from '@fairdesk/core/editor';
import { makeAutoObservable, observableRef } from 'mobx';
import { newKey } from '../shared/editing/new-key.ts';
import { blockInPlaceOf } from './block-in-place-of.ts';
import { copiedBlock } from './copied-block.ts';
import { withRenaming } from './form/rename-question.ts';
import { type RenamedPart, withFormerName } from './form/with-former-name.ts';
import { isPageField } from './is-page-field.ts';
import { spotBeside } from './spot-beside.ts';

/** A page while it is edited: its blocks, the selected one, and the steps back and forward. */
export class PageStore {
  history: DocumentHistory;
  selected: string | undefined = undefined;
  /** Grows when the content changes other than by typing, so that fields show it anew. */
  turn = 0;
  readonly descriptions: readonly BlockDescription[];
  readonly #newId: () => string;

  constructor(document: PageDocument, descriptions: readonly BlockDescription[], newId = newKey) {
    this.history = historyOf(withMainArea(document));
    this.descriptions = descriptions;
    this.#newId = newId;
    makeAutoObservable<this, 'descriptions'>(
      this,
      { history: observableRef, descriptions: false },
      { autoBind: true },
    );
  }

  get document(): PageDocument {
    return this.history.present;
  }

  /** Every block, in the order of reading. */
  get blocks(): readonly PlacedBlock[] {
    return blocksOf(this.document);
  }

  get current(): PlacedBlock | undefined {
    return this.selected === undefined ? undefined : blockWith(this.document, this.selected);
  }

  /** The block that shows the fields of the page as an article; `undefined` on any other page. */
  get article(): DocumentBlock | undefined {
    return this.blocks.find(({ block }) => this.describe(block)?.isOfPage)?.block;
  }

  get canUndo(): boolean {
    return this.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.history.future.length > 0;
  }

  describe(block: Pick<DocumentBlock, 'component'>): BlockDescription | undefined {
    return descriptionOf(this.descriptions, block.component);
  }

  select(id: string | undefined): void {
    this.selected = id;
  }

  undo(): void {
    this.history = undone(this.history);
    this.turn += 1;
  }

  redo(): void {
    this.history = redone(this.history);
    this.turn += 1;
  }

  /** Takes over a page that was changed elsewhere; one step back is what stood here before. */
  receive(document: PageDocument): void {
    this.history = withChange(this.history, withMainArea(document));
    this.turn += 1;
  }

  /** Takes over the page with the changes of another editor, which going back does not undo. */
  bringIn(document: PageDocument, change: OtherChange): void {
    this.history = withOthersChange(this.history, withMainArea(document), change);
    this.turn += 1;
  }

  /** Begins again with a page: there is no step back. */
  reset(document: PageDocument): void {
    this.history = historyOf(withMainArea(document));
    this.turn += 1;
  }

  /** Where a block would be inserted. */
  get nextSpot(): DocumentSpot {
    return nextSpot(this.document, this.selected);
  }

  /** Why a block of a kind may not be inserted at a spot; `undefined` when it may. */
  faultOf(description: BlockDescription, spot: Omit<DocumentSpot, 'index'>): SpotFault | undefined {
    return spotFault(this.document, this.descriptions, newBlock(description, ''), spot);
  }

  /** @param words sample texts by the name of a field */
  insert(
    description: BlockDescription,
    words: Readonly<Record<string, string>>,
    spot: DocumentSpot = this.nextSpot,
  ): boolean {
    if (this.faultOf(description, spot) !== undefined) return false;
    const block = newBlock(description, this.#newId(), words);
    this.#change(insertBlock(this.document, block, spot));
    this.selected = block.id;
    return true;
  }

  /** Why a copy of a block, maybe of another page, may not be pasted at the next spot; `undefined` when it may. */
  faultOfCopy(block: DocumentBlock): SpotFault | undefined {
    return spotFault(
      this.document,
      this.descriptions,
      copyOf(block, () => ''),
      this.nextSpot,
    );
  }

  /** Inserts a copy of a block, maybe of another page, as a new one is inserted. */
  paste(block: DocumentBlock): boolean {
    if (this.faultOfCopy(block) !== undefined) return false;
    const copy = copyOf(block, this.#newId);
    this.#change(insertBlock(this.document, copy, this.nextSpot));
    this.selected = copy.id;
    return true;
  }

  /** The ends of all places to which a block may move. */
  spotsFor(block: DocumentBlock): readonly DocumentSpot[] {
    return openSpots(this.document, this.descriptions, block);
  }

  move(id: string, spot: DocumentSpot): boolean {
    const found = blockWith(this.document, id);
    if (found === undefined) return false;
    if (spotFault(this.document, this.descriptions, found.block, spot) !== undefined) return false;
    this.#change(moveBlock(this.document, id, spot));
    return true;
  }

  /** Moves a block among those beside it; `false` at the end of its place. */
  step(id: string, way: 'up' | 'down'): boolean {
    const spot = spotBeside(this.document, id, way);
    return spot !== undefined && this.move(id, spot);
  }

  duplicate(id: string): boolean {
    const copied = copiedBlock(this.document, this.descriptions, id, this.#newId);
    if (copied === undefined) return false;
    this.#change(copied.document);
    this.selected = copied.id;
    return true;
  }

  /** Selects what then stands in its place. */
  remove(id: string): void {
    const found = blockWith(this.document, id);
    if (found === undefined) return;
    this.#change(removeBlock(this.document, id));
    this.selected = blockInPlaceOf(this.document, found.spot);
  }

  /** A field that the block lacks is one of its page, if it shows those. */
  setField(id: string, name: string, content: FieldContent): void {
    const block = blockWith(this.document, id)?.block;
    if (block && isPageField(this.document, block, this.describe(block), name)) {
      this.setArticleField(name, content);
      return;
    }
    const place = typingIn(block?.fields[name], content);
    const about = place === undefined ? undefined : `field:${id}:${name}${place}`;
    const next = changeBlock(this.document, id, (changed) => {
      const fields = { ...changed.fields, [name]: content };
      const before = this.#before(about, id)?.fields ?? changed.fields;
      return {
        ...changed,
        fields: place === undefined ? fields : withRenaming(before, fields, `${name}${place}`),
      };
    });
    this.#change(next, about);
  }

  /** Replaces a text by another at once, in a step of its own: the field shows it again. */
  replace(change: () => void): void {
    this.endTyping();
    change();
    this.endTyping();
    this.turn += 1;
  }

  /** Gives parts of the questionnaires of the page their former names again. */
  restoreNames(parts: readonly RenamedPart[]): void {
    const forms = this.blocks.filter(({ block }) => this.describe(block)?.kind === 'award-registration');
    let next = this.document;
    for (const { block } of forms)
      next = changeBlock(next, block.id, (form) => ({
        ...form,
        fields: parts.reduce(withFormerName, form.fields),
      }));
    this.replace(() => this.#change(next));
  }

  /** What is typed next is a step of its own. */
  endTyping(): void {
    this.history = { ...this.history, about: undefined };
  }

  /** The page's own title and description follow those of the article while they are the same. */
  setArticleField(name: string, content: FieldContent): void {
    const next = withArticleField(this.document, name, content);
    this.#type(next, `page:${name}`, this.document.fields[name], content);
  }

  /** A parameter without a value is the default one. */
  setParam(id: string, name: string, value: string): void {
    const next = changeBlock(this.document, id, (block) =>
      withParam(block, this.describe(block), name, value),
    );
    this.#change(next, `param:${id}:${name}`);
  }

  setColumns(id: string, count: number): void {
    const next = changeBlock(this.document, id, (block) => withColumns(block, this.describe(block), count));
    this.#change(next);
  }

  setPageField(name: string, content: FieldContent): void {
    const next = withPageField(this.document, name, content);
    this.#type(next, `page:${name}`, this.document.fields[name], content);
  }

  /** The block before the typing that goes on; `undefined` when it begins. */
  #before(about: string | undefined, id: string): DocumentBlock | undefined {
    const [before] = about === this.history.about ? this.history.past.slice(-1) : [];
    return before && blockWith(before, id)?.block;
  }

  /** Typing on in the same text of a field is one step. */
  #type(next: PageDocument, field: string, before: FieldContent | undefined, after: FieldContent): void {
    const place = typingIn(before, after);
    this.#change(next, place === undefined ? undefined : `${field}${place}`);
  }

  #change(next: PageDocument, about?: string): void {
    if (next !== this.document) this.history = withChange(this.history, next, about);
  }
}
