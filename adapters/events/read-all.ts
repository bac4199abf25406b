/** Skips invalid resources, so that one of them does not fail the whole list. */
export const readAll = <From, To>(all: readonly From[], read: (one: From) => To | undefined): readonly To[] =>
  all.map(read).filter((one): one is To & {} => one !== undefined);
