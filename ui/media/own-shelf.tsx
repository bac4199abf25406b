'use client';

import type { Failure, SaveOptions } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { type ReactNode, useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { ShelfHead } from '../shared/editing/shelf-head.tsx';
import { ShelfState } from '../shared/editing/shelf-state.tsx';
import { ShelfStore, type Shelved } from '../shared/editing/shelf-store.ts';
import { EmptyState } from '../shared/empty-state.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import type { MessageKey } from '../shared/texts/messages.ts';
import { useToast } from '../shared/toasts/toast.tsx';
import styles from './document-row.module.css';

const Removal = lazyView(async () => (await import('../shared/editing/removal.tsx')).Removal);

/** The actions for an item; absent for read-only users. */
export interface ItemActs<Item> {
  readonly edit: () => void;
  readonly remove: () => void;
  /** Updates the item and reports what was done. */
  readonly put: (saved: Item, text: string) => void;
}

interface Props<Item extends Shelved> {
  title: string;
  addLabel: string;
  /** The text of an empty list. */
  none: string;
  /** The class name of the layout. */
  layout: string | undefined;
  list: () => ResultAsync<readonly Item[], Failure>;
  row: (item: Item, acts: ItemActs<Item> | undefined) => ReactNode;
  /** Adds an item, or changes the given one. */
  dialog: (
    item: Item | undefined,
    done: { readonly put: (saved: Item, text: string) => void; readonly close: () => void },
  ) => ReactNode;
  removal: (item: Item) => {
    readonly title: string;
    readonly text: string;
    readonly done: string;
    readonly errorLabel: MessageKey;
    readonly remove: (options: SaveOptions) => ResultAsync<void, Failure>;
  };
}

type Open<Item> =
  | { readonly kind: 'edit'; readonly item?: Item }
  | { readonly kind: 'delete'; readonly item: Item };

/** An editable list of a company's documents or videos. */
export const OwnShelf = observer(function OwnShelf<Item extends Shelved>(props: Props<Item>) {
  const { title, addLabel, none, layout, list, row, dialog, removal } = props;
  const toast = useToast();
  const card = useProfile();
  const { canEdit } = card.profile;
  const [shelf] = useState(() => new ShelfStore<Item>(list));
  const [open, setOpen] = useState<Open<Item>>();
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    toast.done(text);
    close();
    void card.refresh();
  };
  const put = (saved: Item, text: string) => {
    shelf.put(saved);
    done(text);
  };
  const actsOf = (item: Item): ItemActs<Item> => ({
    edit: () => setOpen({ kind: 'edit', item }),
    remove: () => setOpen({ kind: 'delete', item }),
    put,
  });
  const going = open?.kind === 'delete' ? removal(open.item) : undefined;
  return (
    <section className={styles.shelf}>
      <ShelfState store={shelf}>
        {() => (
          <>
            <ShelfHead
              title={title}
              actions={canEdit ? [{ label: addLabel, run: () => setOpen({ kind: 'edit' }) }] : []}
            />
            {shelf.items.length === 0 ? (
              <EmptyState text={none} />
            ) : (
              <ul className={layout}>
                {shelf.items.map((item) => row(item, canEdit ? actsOf(item) : undefined))}
              </ul>
            )}
            {open?.kind === 'edit' && dialog(open.item, { put, close })}
            {open?.kind === 'delete' && going && (
              <Removal
                title={going.title}
                text={going.text}
                errorLabel={going.errorLabel}
                remove={going.remove}
                onRemoved={() => {
                  shelf.drop(open.item.id);
                  done(going.done);
                }}
                onClose={close}
              />
            )}
          </>
        )}
      </ShelfState>
    </section>
  );
});
