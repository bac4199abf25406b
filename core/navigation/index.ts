export * from './breadcrumb.ts';
export * from './dropdown.ts';
export * from './footer.ts';
export * from './hiding.ts';
export * from './link.ts';
export * from './menu.ts';
export * from './overlay.ts';
export * from './wildcard.ts';
