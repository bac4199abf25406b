export * from './keep-news.ts';
export * from './news-body-schema.ts';
export * from './news-faults.ts';
export * from './news-item.ts';
export * from './news-schema.ts';
export * from './news-to-save.ts';
export * from './news-visibility.ts';
export * from './ports.ts';
