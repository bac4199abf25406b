export * from './scroll-trigger.ts';
export * from './search-request.ts';
export * from './tag-filter.ts';
