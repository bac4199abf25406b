import type { ListProducts, MoveProduct, Product, ProductList } from '@fairdesk/core/products';
import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from 'neverthrow';
import { ShelfStore } from '../shared/editing/shelf-store.ts';

/** The products of a company, and their maximum number. */
export class ProductsStore {
  readonly shelf: ShelfStore<Product>;
  /** No limit when absent. */
  max: number | undefined = undefined;

  readonly #participation: ParticipationId;
  readonly #moveProduct: MoveProduct;

  constructor(
    participation: ParticipationId,
    use: { readonly listProducts: ListProducts; readonly moveProduct: MoveProduct },
  ) {
    this.#participation = participation;
    this.#moveProduct = use.moveProduct;
    this.shelf = new ShelfStore(() => use.listProducts(participation).map((list) => this.#read(list)));
    makeAutoObservable(this, { shelf: false }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.max !== undefined && this.shelf.items.length >= this.max;
  }

  /** `undefined` when another move was in progress. */
  move(id: string, way: 'up' | 'down'): Promise<Result<unknown, Failure> | undefined> {
    const { items } = this.shelf;
    const list = { items, limit: { used: items.length } };
    return this.shelf.move(() =>
      this.#moveProduct(this.#participation, list, id, way).map((moved) => this.#read(moved)),
    );
  }

  #read({ items, limit }: ProductList): readonly Product[] {
    runInAction(() => {
      this.max = limit.max;
    });
    return items;
  }
}
