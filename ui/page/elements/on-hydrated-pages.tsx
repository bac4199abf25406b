'use client';

import { useEffect } from 'react';
import { defineElements } from './index.ts';

/** Defines the custom elements on pages rendered with React. */
export function ElementsOnHydratedPages() {
  useEffect(defineElements, []);
  return null;
}
