'use client';

import type { VideoId } from '@fairdesk/core/media';
import type { ParticipationId, Tracking } from '@fairdesk/core/shared';
import { createContext, use } from 'react';
import type { MediaUseCases } from '../../media/media-use-cases.ts';
import type { NewsUseCases } from '../../news/news-use-cases.ts';
import type { ProductUseCases } from '../../products/product-use-cases.ts';
import type { ProfileUseCases } from '../../profile/profile-use-cases.ts';

/** All use cases that edit a company profile; provided only on pages that have one. */
export interface Editing extends EditingUseCases {
  /** The address of a video's poster on our own host; empty for none. */
  readonly posterOf: (participation: ParticipationId, video: VideoId) => string;
  readonly track: Tracking['track'];
}

/** The use cases that call services. */
export interface EditingUseCases extends ProfileUseCases, ProductUseCases, NewsUseCases, MediaUseCases {}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext;

export const useEditing = (): Editing => {
  const editing = use(EditingContext);
  if (editing === undefined) throw new Error('useEditing needs an EditingProvider above it');
  return editing;
};
