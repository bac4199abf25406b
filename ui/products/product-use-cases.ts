import type {
  AddProductDocument,
  AddProductImage,
  ChangeProductDocument,
  ChangeProductImage,
  ChangeProductVideo,
  ListProducts,
  MoveProduct,
  MoveProductDocument,
  MoveThumbnail,
  RemoveProduct,
  RemoveProductDocument,
  RemoveProductImage,
  RemoveProductVideo,
  SaveProduct,
  SaveProductCategories,
  SaveProductVideo,
} from '@fairdesk/core/products';

/** What screens call to list and change the products of a company. */
export interface ProductUseCases {
  readonly listProducts: ListProducts;
  readonly saveProduct: SaveProduct;
  readonly removeProduct: RemoveProduct;
  readonly moveProduct: MoveProduct;
  readonly saveProductCategories: SaveProductCategories;
  readonly addProductImage: AddProductImage;
  readonly changeProductImage: ChangeProductImage;
  readonly removeProductImage: RemoveProductImage;
  readonly moveThumbnail: MoveThumbnail;
  readonly saveProductVideo: SaveProductVideo;
  readonly changeProductVideo: ChangeProductVideo;
  readonly removeProductVideo: RemoveProductVideo;
  readonly addProductDocument: AddProductDocument;
  readonly changeProductDocument: ChangeProductDocument;
  readonly removeProductDocument: RemoveProductDocument;
  readonly moveProductDocument: MoveProductDocument;
}
