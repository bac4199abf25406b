export * from './block.ts';
export * from './page.ts';
export * from './ports.ts';
export * from './site-navigation.ts';
