export declare const ensureBuilt: () => void;
