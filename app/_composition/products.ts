import {
  addProductDocument,
  addProductImage,
  changeProductDocument,
  changeProductImage,
  changeProductVideo,
  listProducts,
  type ProductShelf,
  removeProduct,
  removeProductDocument,
  removeProductImage,
  removeProductVideo,
  saveProduct,
  saveProductCategories,
  saveProductVideo,
} from '@fairdesk/core/products';
import type { Log } from '@fairdesk/core/shared';
import type { ProductService } from '#adapters/products/profile-service.ts';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Created per request; repeating a request with the same key adds nothing twice, or replaces what was added. */
export const PRODUCT_SHELF = token<(key?: string, replaces?: boolean) => ProductService>('product shelf');

/** The use cases of the products tab, for server and browser. */
export const productUseCases = (shelf: ProductShelf, log: Log) => ({
  listProducts: logged(listProducts(shelf), log),
  saveProduct: logged(saveProduct(shelf), log),
  removeProduct: logged(removeProduct(shelf), log),
  addProductImage: logged(addProductImage(shelf), log),
  changeProductImage: logged(changeProductImage(shelf), log),
  removeProductImage: logged(removeProductImage(shelf), log),
  saveProductVideo: logged(saveProductVideo(shelf), log),
  changeProductVideo: logged(changeProductVideo(shelf), log),
  removeProductVideo: logged(removeProductVideo(shelf), log),
  addProductDocument: logged(addProductDocument(shelf), log),
  changeProductDocument: logged(changeProductDocument(shelf), log),
  removeProductDocument: logged(removeProductDocument(shelf), log),
  saveProductCategories: logged(saveProductCategories(shelf), log),
});
