/** Where somebody goes who asks for no product, or for none there can be. Source: portal spec §2 "pid required, else /404". */
export const NO_PRODUCT_HREF = '/404';

/** The product that `?pid=` names; `undefined` when it is missing or cannot be one. Whether it is theirs is asked later. */
export const productIdFromQuery = (pid: string | null | undefined): string | undefined =>
  pid && /^[A-Za-z0-9-]{1,64}$/.test(pid) ? pid : undefined;
