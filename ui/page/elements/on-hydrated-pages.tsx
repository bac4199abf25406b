'use client';

import { useEffect } from 'react';
import { defineElements } from './index.ts';
import { rememberLanguage } from './remember-language.ts';

/** Defines the custom elements on pages rendered with React, and remembers the language that their user chooses. */
export function ElementsOnHydratedPages() {
  useEffect(() => {
    defineElements();
    document.addEventListener('click', rememberLanguage);
    return () => document.removeEventListener('click', rememberLanguage);
  }, []);
  return null;
}
