'use client';

import { createContext, use } from 'react';
import type { EditorUseCases } from './editor-use-cases.ts';

const EditorContext = createContext<EditorUseCases | undefined>(undefined);

export const EditorProvider = EditorContext;

export const useEditor = (): EditorUseCases => {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('useEditor needs an EditorProvider above it');
  return editor;
};
