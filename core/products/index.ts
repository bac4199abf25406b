export * from './novelty.ts';
export * from './product.ts';
export * from './product-faults.ts';
export * from './product-to-save.ts';
export * from './product-visibility.ts';
