'use client';

import type {
  AddAnswerFile,
  ListAwardProducts,
  OpenQuestionnaire,
  RemoveAnswerFile,
  SaveStep,
  SubmitEntry,
  WithdrawEntries,
} from '@fairdesk/core/awards';
import type { Tracking } from '@fairdesk/core/shared';
import { createContext, use } from 'react';

/** All use cases of award screens that call services. */
export interface AwardUseCases {
  readonly listAwardProducts: ListAwardProducts;
  readonly openQuestionnaire: OpenQuestionnaire;
  readonly saveStep: SaveStep;
  readonly submitEntry: SubmitEntry;
  readonly addAnswerFile: AddAnswerFile;
  readonly removeAnswerFile: RemoveAnswerFile;
  readonly withdrawEntries: WithdrawEntries;
}

export interface Awards extends AwardUseCases {
  readonly track: Tracking['track'];
}

const AwardsContext = createContext<Awards | undefined>(undefined);

export const AwardsProvider = AwardsContext;

export const useAwards = (): Awards => {
  const awards = use(AwardsContext);
  if (awards === undefined) throw new Error('useAwards needs an AwardsProvider above it');
  return awards;
};

/** For views that also appear on pages without awards. */
export const useAwardsIfAny = (): Awards | undefined => use(AwardsContext);
