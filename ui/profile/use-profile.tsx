'use client';

import { createContext, use } from 'react';
import type { ProfileStore } from './profile-store.ts';

const ProfileContext = createContext<ProfileStore | undefined>(undefined);

export const ProfileProvider = ProfileContext;

/** The profile of this page. */
export const useProfile = (): ProfileStore => {
  const store = use(ProfileContext);
  if (store === undefined) throw new Error('useProfile needs a ProfileProvider above it');
  return store;
};
