import {
  addColumns,
  createTable,
  everyResource,
  flag,
  integer,
  type Migration,
  refers,
  requiredInteger,
  requiredText,
  requires,
  sortIndex,
  text,
} from './create-table.ts';

/** Awards, the entries of products for them, and every submitted revision. */
export const createAwards: Migration = async (schema, types) => {
  const questionnaire = requires('questionnaires', 'cascade');
  await createTable(
    schema,
    types,
    'awards',
    {
      ...everyResource,
      code: requiredText,
      titles: requiredText,
      opensAt: text,
      closesAt: text,
      audience: text,
      onlyNovelties: flag,
      sortIndex,
      eventId: requires('events', 'restrict'),
    },
    { primary: ['id'], unique: [['eventId', 'code']] },
  );
  await createTable(
    schema,
    types,
    'awardCategories',
    { awardId: requires('awards', 'cascade'), categoryId: requires('categories', 'cascade') },
    { primary: ['awardId', 'categoryId'], indexes: [['categoryId']] },
  );
  await createTable(
    schema,
    types,
    'questionnaires',
    {
      ...everyResource,
      status: requiredText,
      revisionCount: integer,
      reopenedAt: text,
      reopenReason: text,
      awardId: requires('awards', 'restrict'),
      productId: requires('products', 'cascade'),
      participationId: requires('participations', 'cascade'),
    },
    {
      primary: ['id'],
      unique: [['awardId', 'productId']],
      indexes: [['productId'], ['participationId']],
    },
  );
  await createTable(
    schema,
    types,
    'questionnaireRevisions',
    {
      ...everyResource,
      revision: requiredInteger,
      submittedAt: requiredText,
      submittedBy: text,
      content: requiredText,
      questionnaireId: questionnaire,
    },
    { primary: ['id'], unique: [['questionnaireId', 'revision']] },
  );
  await addColumns(schema, types, 'questionnaires', {
    submissionId: refers('questionnaireRevisions', 'set null'),
  });
  await createTable(
    schema,
    types,
    'answers',
    {
      ...everyResource,
      questionId: requiredText,
      answerId: text,
      answerText: text,
      stepId: requiredText,
      stepName: text,
      questionText: text,
      questionType: requiredText,
      sortIndex,
      questionnaireId: questionnaire,
    },
    { primary: ['id'], indexes: [['questionnaireId', 'sortIndex']] },
  );
  for (const files of ['images', 'documents']) {
    await addColumns(schema, types, files, {
      questionId: text,
      isWithdrawn: flag,
      questionnaireId: refers('questionnaires', 'cascade'),
    });
    await schema.createIndex(`${files}_by_questionnaireId`).on(files).column('questionnaireId').execute();
  }
};
