'use client';

import { createContext, type ReactNode, useContext } from 'react';

type TypedTexts = Readonly<Record<string, string>>;

const Context = createContext<TypedTexts>({});

/** Passes on what was typed in a form of this page that was submitted before its script had loaded. */
export function TypedTextsProvider({ value, children }: { value: TypedTexts; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** By the name of the field. */
export const useTypedTexts = (): TypedTexts => useContext(Context);
