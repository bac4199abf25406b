'use client';

import { useEffect } from 'react';
import { defineElements } from './index.ts';

/** The elements of the blocks, on pages that React runs. */
export function ElementsOnHydratedPages() {
  useEffect(defineElements, []);
  return null;
}
