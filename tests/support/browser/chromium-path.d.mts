export declare const chromiumPath: (purpose?: 'tests' | 'measuring') => string | undefined;
