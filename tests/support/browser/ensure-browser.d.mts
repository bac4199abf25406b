/** Finds a browser for tests and measurements, or installs one. */
export declare const ensureBrowser: () => void;
