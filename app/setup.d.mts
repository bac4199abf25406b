export declare const root: string;
export declare const nodePath: () => string;
export declare const serverPath: string;
export declare const compileCache: Readonly<Record<string, string>>;
export declare const serverEnvironment: () => Readonly<Record<string, string>>;
export declare const run: (
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => void;
export declare const ensureInstalled: (options?: { readonly withTools?: boolean }) => void;
export declare const ensureBuilt: () => void;
