// Stands in for the package 'server-only', which has nothing to say outside a bundler.
export {};
