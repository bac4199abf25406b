import 'server-only';
import {
  type AwardDesk,
  type AwardForm,
  type AwardList,
  maySubmit,
  type Questionnaire,
} from '@fairdesk/core/awards';
import type { Block } from '@fairdesk/core/page';
import { describeFailure, LANGUAGES, type Language, type ParticipationId } from '@fairdesk/core/shared';
import { errAsync, okAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { allowOnly } from '#app/_http/permission.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import type { AwardData } from '#ui/awards/award-data.ts';
import { maySubmitLate } from '#ui/awards/late-submission.ts';
import { submittedSteps } from '#ui/awards/submitted-steps.ts';
import type { BlockDataInput } from './block-data-input.ts';

/** The data of a page's award blocks. */
export const awardData = async ({
  blocks,
  participation,
  product,
  language,
}: BlockDataInput): Promise<AwardData> => {
  if (participation === undefined) return {};
  const { id } = participation;
  const [awards, entry] = await Promise.all([
    awardLists(blocks, id, language),
    product === undefined ? undefined : entryOf(blocks, id, product, language),
  ]);
  return { awards, entry };
};

/** The awards that the lists of a page display, or `none`; an award that cannot be loaded is left out. */
const awardLists = async (
  blocks: readonly Block[],
  participation: ParticipationId,
  language: Language,
): Promise<AwardData['awards']> => {
  const codes = new Set(blocks.flatMap((block) => (block.kind === 'award-list' ? [block.award] : [])));
  if (codes.size === 0) return undefined;
  const lists = await Promise.all(
    [...codes].map(async (code) => {
      const list = await valueOr(
        undefined,
        deskOf(participation, language)
          .andThen(({ desk, forms, canSubmit }) =>
            desk.products(participation, code).map(async (list) => ({
              ...list,
              canSubmit,
              late: canSubmit ? await lateEntries(list, participation, desk, forms(language)) : [],
            })),
          )
          .orElse((failure) => (failure.kind === 'not-found' ? okAsync('none' as const) : errAsync(failure))),
      );
      return list ? [[code, list] as const] : [];
    }),
  );
  return Object.fromEntries(lists.flat());
};

/** The products of a closed award whose saved entry can still be submitted; read in its grace period only. */
const lateEntries = async (
  { award, items }: AwardList,
  participation: ParticipationId,
  desk: Pick<AwardDesk, 'open'>,
  forms: ReturnType<FormsIn>,
): Promise<readonly string[]> => {
  if (!award.isClosed || !maySubmit(award, currentUseCases().clock())) return [];
  const form = await valueOr<AwardForm | undefined>(undefined, forms.form(award.id));
  const saved = items.filter(({ status, isChanged }) => status === 'draft' || isChanged);
  const late = saved.map(async ({ id: product }) => {
    const entry = await valueOr(undefined, desk.open({ participation, product, award: award.id }));
    return entry && form && maySubmitLate(entry, form.steps) ? [product] : [];
  });
  return (await Promise.all(late)).flat();
};

/**
 * The entry of the product in the address, for the award of the page's questionnaire or summary.
 *
 * @returns `undefined` when this company has no such entry.
 */
export const entryOf = async (
  blocks: readonly Block[],
  participation: ParticipationId,
  product: string,
  language: Language,
): Promise<AwardData['entry']> => {
  const award = blocks.map(awardOf).find((code) => code !== undefined);
  if (award === undefined) return undefined;
  const read = await deskOf(participation, language).andThen(({ desk, forms }) =>
    (award === '' ? desk.products(participation).map((list) => list.award.id) : okAsync(award))
      .andThen((id) => desk.open({ participation, product, award: id }))
      .map(async (questionnaire) => ({
        questionnaire,
        form: blocks.some(({ kind }) => kind === 'award-summary')
          ? await submittedForm(questionnaire, forms, language)
          : await formOf(questionnaire, forms(language)),
      })),
  );
  if (read.isOk()) return read.value;
  if (read.error.kind === 'not-found') return undefined;
  runtime().log.error(describeFailure(read.error), failureDetails(read.error));
  return 'unavailable';
};

/** A form as its entry was submitted with it. */
const submittedForm = async (
  questionnaire: Questionnaire,
  forms: FormsIn,
  language: Language,
): Promise<AwardForm | undefined> => {
  const form = await formOf(questionnaire, forms(language));
  const { submission } = questionnaire;
  if (form === undefined || submission === undefined) return form;
  const all = await Promise.all(LANGUAGES.map((each) => formOf(questionnaire, forms(each))));
  const steps = all.map((each) => each?.steps ?? []);
  return { ...form, steps: submittedSteps(submission.answers, form.steps, steps) };
};

type FormsIn = (language: Language) => ReturnType<UseCases['awardFormsOf']>;
type UseCases = ReturnType<typeof currentUseCases>;

const formOf = ({ questionnaireId }: Questionnaire, forms: ReturnType<FormsIn>) =>
  valueOr<AwardForm | undefined>(undefined, forms.form(questionnaireId));

const awardOf = (block: Block): string | undefined => {
  switch (block.kind) {
    case 'award-registration':
      return block.form.award;
    case 'award-summary':
      return block.award;
    default:
      return undefined;
  }
};

const deskOf = (participation: ParticipationId, language: Language) =>
  allowOnly(participation, 'read').map(({ email, participation: { event }, may }) => {
    const canSubmit = may('submit-award');
    return {
      canSubmit,
      desk: currentUseCases().awardDeskOf({ event, language, email, canSubmit }),
      forms: (each: Language) => currentUseCases().awardFormsOf(event, each),
    };
  });
