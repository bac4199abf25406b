'use client';

import { useEffect } from 'react';
import { defineElements } from './index.ts';
import { storeLanguage } from './store-language.ts';

/** Defines the custom elements on pages rendered with React, and stores the language that their user chooses. */
export function ElementsOnHydratedPages() {
  useEffect(() => {
    defineElements();
    document.addEventListener('click', storeLanguage);
    return () => document.removeEventListener('click', storeLanguage);
  }, []);
  return null;
}
