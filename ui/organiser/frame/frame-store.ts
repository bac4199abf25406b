import { type FrameTexts, type SiteFrame, siteFrameFaults, splitFrame } from '@fairdesk/core/editor';
import type { Failure, Language } from '@fairdesk/core/shared';
import { makeAutoObservable, observableRef } from 'mobx';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { type Edition, EditStore } from '../../shared/edit-store.ts';
import { editionOf, type FrameForm } from './frame-form.ts';
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
import type { FrameUseCases } from './frame-use-cases.ts';

type Calls = Pick<FrameUseCases, 'listFrames' | 'publishFrame'>;

/** What was deleted, with its place. */
interface Deleted {
  readonly list: string;
  readonly row: TreeRow;
}

/** A header or footer that is edited: its items and settings, the chosen item, and publishing. */
export class FrameStore {
  readonly frame: SiteFrame;
  readonly languages: readonly Language[];
  readonly edit: EditStore<FrameForm, readonly SiteFrame[]>;
  /** The id of the item whose form is open. */
  selected: string | undefined = undefined;
  /** Grows with each new item; its ids are never those of stored items. */
  #items = 0;

  constructor(frame: SiteFrame, languages: readonly Language[], { listFrames, publishFrame }: Calls) {
    this.frame = frame;
    this.languages = languages;
    const { area, paths } = frame;
    const path = paths[0] ?? '/';
    const conflict: Failure = { kind: 'conflict', what: `${area} of ${path}` };
    const latest = (): ResultAsync<Edition<FrameForm>, Failure> =>
      listFrames().andThen((frames) => {
        const found = frames.find((each) => each.area === area && each.paths.includes(path));
        const edition = found && editionOf(found, languages);
        return edition ? okAsync(edition) : errAsync(conflict);
      });
    this.edit = new EditStore<FrameForm, readonly SiteFrame[]>({
      start: editionOf(frame, languages) ?? { form: EMPTY, version: frame.version },
      check: (form) => siteFrameFaults(splitFrame(form, languages)),
      save: ({ form, version = '' }) =>
        publishFrame({ area, path, version, forms: splitFrame(form, languages) }),
      latest,
    });
    makeAutoObservable(this, { frame: false, languages: observableRef, edit: false }, { autoBind: true });
  }

  get form(): FrameForm {
    return this.edit.form;
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
    this.edit.change({ texts: { ...texts, [name]: { ...texts[name], [language]: text } } });
  }

  setSetting(name: string, value: string): void {
    this.edit.change({ settings: { ...this.form.settings, [name]: value } });
  }

  setLogo(name: string, logo: FrameForm['logos'][string]): void {
    this.edit.change({ logos: { ...this.form.logos, [name]: logo } });
  }

  /** Publishes; the item of the first fault is opened. */
  async publish(): Promise<readonly SiteFrame[] | undefined> {
    const saved = await this.edit.submit();
    const [fault] = this.edit.faults;
    if (fault) this.select(this.#itemAt(fault.path) ?? this.selected);
    return saved;
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
    this.edit.change({ lists: { ...this.form.lists, [list]: items } });
  }

  #blank(): FrameTexts {
    return Object.fromEntries(this.languages.map((language) => [language, '']));
  }
}

const EMPTY: FrameForm = { lists: {}, logos: {}, texts: {}, settings: {} };
