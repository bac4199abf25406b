import {
  PRODUCT_FIELDS,
  type ProductBody,
  ProductBodySchema,
  ProductFormSchema,
  type ProductToSave,
  productListResponse,
} from '@fairdesk/core/products';
import { completeForm, type Failure, fieldNames } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { type CompanyRequest, companyRoute } from '#app/_http/company-route.ts';
import { productResponse } from '#app/_http/product-response.ts';
import { readBody } from '#app/_http/read-body.ts';
import { isForm, readUpload } from '#app/_http/read-upload.ts';

/** The products, in the company's order. */
export const GET = companyRoute({ action: 'read', tab: 'products' }, ({ id, products }) =>
  products.listProducts(id).map(productListResponse),
);

/**
 * Adds or saves a product: as JSON, or as a form whose `file` is its first image, saved together or not at
 * all.
 *
 * A new novelty may be sent without its image, which then follows in a second call; until then it is
 * `incomplete`.
 */
export const POST = companyRoute({ action: 'edit-profile', tab: 'products' }, (input) =>
  productResponse(
    input,
    productIn(input).andThen((product) =>
      imageThere(input, product).andThen((hasImage) => {
        const hideNovelty = input.settings.hideInnovativeProducts;
        return input.products.saveProduct(input.id, product, { hasImage, hideNovelty });
      }),
    ),
  ),
);

const productIn = (input: CompanyRequest): ResultAsync<ProductToSave, Failure> =>
  bodyOf(input).andThen((body) =>
    body.id === undefined || isWhole(body)
      ? okAsync(completeForm(PRODUCT_FIELDS, body, undefined))
      : input.products.listProducts(input.id).map(({ items }) =>
          completeForm(
            PRODUCT_FIELDS,
            body,
            items.find(({ id }) => id === body.id),
          ),
        ),
  );

const bodyOf = ({ request }: CompanyRequest): ResultAsync<ProductBody, Failure> =>
  isForm(request)
    ? readUpload(request, ProductFormSchema, 'image').map(({ file, fields }) => ({ ...fields, image: file }))
    : readBody(request, ProductBodySchema);

/** Whether the body has every field, so that none need to be filled from the stored product. */
const isWhole = (body: ProductBody): boolean => fieldNames(PRODUCT_FIELDS).every((field) => field in body);

/** Whether the product has an image, or one may still follow. */
const imageThere = (
  { id, products }: CompanyRequest,
  product: ProductToSave,
): ResultAsync<boolean, Failure> =>
  product.id === undefined || !product.isNovelty
    ? okAsync(true)
    : products
        .listProducts(id)
        .map(({ items }) => items.some((item) => item.id === product.id && item.images.length > 0));
