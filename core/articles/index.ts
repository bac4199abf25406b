export * from './contents.ts';
export * from './feed-address.ts';
export * from './news-card.ts';
export * from './news-overview.ts';
export * from './news-page.ts';
export * from './ports.ts';
export * from './reaction-queue.ts';
export * from './reactions.ts';
