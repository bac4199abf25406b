import {
  type FrameTexts,
  frameDifference,
  type SiteFrame,
  siteFrameFaults,
  splitFrame,
} from '@fairdesk/core/editor';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { makeAutoObservable } from 'mobx';
import type { EditStore } from '../../shared/editing/edit-store.ts';
import { type FrameForm, formsIn, joinedForm, languagesOf } from './frame-form.ts';
import { type FrameCalls, FramePublisher } from './frame-publisher.ts';
import {
  changeItem,
  droppedItem,
  insertItem,
  movedItem,
  removeItem,
  rowOf,
  type TreeItem,
  type TreeMove,
  type TreeRow,
  treeRows,
} from './frame-tree.ts';

/** What was deleted, with its place. */
interface Deleted {
  readonly list: string;
  readonly row: TreeRow;
}

/** A header or footer that is edited: its items and settings, the chosen item, and publishing. */
export class FrameStore {
  readonly publisher: FramePublisher;
  /** The language to edit when the languages do not match. */
  language: Language;
  /** The id of the item whose form is open. */
  selected: string | undefined = undefined;
  /** Grows with each new item; its ids are never those of stored items. */
  #items = 0;

  constructor(frame: SiteFrame, language: Language, calls: FrameCalls) {
    this.publisher = new FramePublisher(frame, calls);
    this.language = language;
    makeAutoObservable(this, { publisher: false }, { autoBind: true });
  }

  get frame(): SiteFrame {
    return this.publisher.frame;
  }

  get edit(): EditStore<object, readonly SiteFrame[]> {
    return this.publisher.edit;
  }

  /** The languages that are edited at once. */
  get languages(): readonly Language[] {
    return languagesOf(this.publisher.edit.form, this.language);
  }

  get hasDifference(): boolean {
    return frameDifference(this.publisher.edit.form) !== undefined;
  }

  get form(): FrameForm {
    return joinedForm(this.publisher.edit.form, this.languages);
  }

  show(language: Language): void {
    this.language = language;
    if (this.current === undefined) this.selected = undefined;
  }

  rows(list: string): readonly TreeRow[] {
    return treeRows(this.form.lists[list] ?? []);
  }

  /** The chosen item with its list. */
  get current(): { readonly list: string; readonly row: TreeRow } | undefined {
    return this.selected === undefined ? undefined : this.#find(this.selected);
  }

  select(id: string | undefined): void {
    this.selected = id;
  }

  /** Adds an item at the end of a list, or below another one, and opens its form. */
  add(list: string, parent: string | undefined, isCallToAction = false): void {
    // A restored draft has new items of before.
    do this.#items += 1;
    while (this.#find(`new-${this.#items}`) !== undefined);
    const item: TreeItem = {
      ...{ id: `new-${this.#items}`, title: this.#blank(), text: this.#blank(), href: '', target: '' },
      ...{ icon: '', isCallToAction, children: [] },
    };
    const items = this.form.lists[list] ?? [];
    const above = parent === undefined ? items : (rowOf(items, parent)?.item.children ?? []);
    this.#write(list, insertItem(items, item, parent, above.length));
    this.selected = item.id;
  }

  changeItem(id: string, change: Partial<TreeItem>): void {
    const found = this.#find(id);
    if (found) this.#write(found.list, changeItem(this.form.lists[found.list] ?? [], id, change));
  }

  /** @returns whether the item moved */
  move(id: string, way: TreeMove): boolean {
    const found = this.#find(id);
    if (!found) return false;
    const items = this.form.lists[found.list] ?? [];
    const moved = movedItem(items, id, way, found.list);
    if (moved === items) return false;
    this.#write(found.list, moved);
    return true;
  }

  drop(list: string, id: string, before: string | undefined): boolean {
    const items = this.form.lists[list] ?? [];
    const moved = droppedItem(items, id, before, list);
    if (moved !== items) this.#write(list, moved);
    return moved !== items;
  }

  /** @returns what {@link restore} needs */
  remove(id: string): Deleted | undefined {
    const found = this.#find(id);
    if (!found) return undefined;
    this.#write(found.list, removeItem(this.form.lists[found.list] ?? [], id));
    if (this.selected !== undefined && this.current === undefined) this.selected = undefined;
    return found;
  }

  /** Puts a deleted item back at its place; at the end of its list when the item above is gone. */
  restore({ list, row: { item, parent, index } }: Deleted): void {
    const items = this.form.lists[list] ?? [];
    const hasParent = parent === undefined || rowOf(items, parent.id) !== undefined;
    this.#write(
      list,
      insertItem(items, item, hasParent ? parent?.id : undefined, hasParent ? index : items.length),
    );
  }

  setText(name: string, language: Language, text: string): void {
    const { texts } = this.form;
    this.#change({ texts: { ...texts, [name]: { ...texts[name], [language]: text } } });
  }

  setSetting(name: string, value: string): void {
    this.#change({ settings: { ...this.form.settings, [name]: value } });
  }

  setLogo(name: string, logo: FrameForm['logos'][string]): void {
    this.#change({ logos: { ...this.form.logos, [name]: logo } });
  }

  /** Publishes; the item of the first fault is opened, and stays open under its new id once it is stored. */
  async publish(): Promise<readonly SiteFrame[] | undefined> {
    const saved = await this.publisher.publish();
    if (saved) this.select(this.publisher.renamed.get(this.selected ?? '') ?? this.selected);
    const [fault] = this.edit.faults;
    if (fault) this.#open(fault.path);
    return saved;
  }

  /** Ends a conflict; see {@link FramePublisher.choose}. */
  choose(whose: 'mine' | 'theirs'): void {
    this.publisher.choose(whose);
    if (this.current === undefined) this.selected = undefined;
  }

  #open(path: string): void {
    const { form } = this.publisher.edit;
    const faulty = LANGUAGES.find((each) => siteFrameFaults(formsIn(form, [each])).length > 0);
    if (this.languages.length === 1 && faulty) this.language = faulty;
    this.select(this.#itemAt(path) ?? this.selected);
  }

  #change(part: Partial<FrameForm>): void {
    this.publisher.edit.change(splitFrame({ ...this.form, ...part }, this.languages));
  }

  #itemAt(path: string): string | undefined {
    return Object.keys(this.form.lists)
      .flatMap((list) => this.rows(list))
      .find(({ item }) => path.startsWith(`${item.id}.`) && /^\w+$/.test(path.slice(item.id.length + 1)))
      ?.item.id;
  }

  #find(id: string): Deleted | undefined {
    for (const list of Object.keys(this.form.lists)) {
      const row = rowOf(this.form.lists[list] ?? [], id);
      if (row) return { list, row };
    }
    return undefined;
  }

  #write(list: string, items: readonly TreeItem[]): void {
    this.#change({ lists: { ...this.form.lists, [list]: items } });
  }

  #blank(): FrameTexts {
    return Object.fromEntries(this.languages.map((language) => [language, '']));
  }
}
