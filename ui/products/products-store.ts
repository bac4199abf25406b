import type { ListProducts, MoveProduct, Product, ProductList } from '@fairdesk/core/products';
import { type Failure, inOrder, type ParticipationId } from '@fairdesk/core/shared';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from 'neverthrow';
import { movePastNeighbour } from '../shared/editing/move-past-neighbour.ts';
import { ShelfStore } from '../shared/editing/shelf-store.ts';

interface UseCases {
  readonly listProducts: ListProducts;
  readonly moveProduct: MoveProduct;
}

/** The products of a company, and their maximum number. */
export class ProductsStore {
  readonly shelf: ShelfStore<Product>;
  /** No limit when absent. */
  max: number | undefined = undefined;

  readonly #participation: ParticipationId;
  readonly #use: UseCases;

  constructor(participation: ParticipationId, use: UseCases) {
    this.#participation = participation;
    this.#use = use;
    this.shelf = new ShelfStore(() => use.listProducts(participation).map((list) => this.#read(list)));
    makeAutoObservable(this, { shelf: false }, { autoBind: true });
  }

  get isFull(): boolean {
    return this.max !== undefined && this.shelf.items.length >= this.max;
  }

  /** `undefined` when another move was in progress. */
  move(id: string, way: 'up' | 'down'): Promise<Result<unknown, Failure> | undefined> {
    const { items } = this.shelf;
    const { listProducts, moveProduct } = this.#use;
    return this.shelf.move(() =>
      movePastNeighbour<ProductList>(
        { items, limit: { used: items.length } },
        {
          id,
          way,
          idsOf: (list) => inOrder(list.items).map((product) => product.id),
          move: (list) => moveProduct(this.#participation, list, id, way),
          latest: () => listProducts(this.#participation),
        },
      ).map((moved) => this.#read(moved)),
    );
  }

  #read({ items, limit }: ProductList): readonly Product[] {
    runInAction(() => {
      this.max = limit.max;
    });
    return items;
  }
}
