// Replaces the package 'server-only', which has no effect outside a bundler.
export {};
