/** Resolves after so many milliseconds; stores are given it, so that tests need not wait. */
export type Wait = (milliseconds: number) => Promise<void>;

export const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
