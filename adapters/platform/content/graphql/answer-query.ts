import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLScalarType,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { z } from 'zod';
import { readJsonBody } from '../../request-body.ts';
import { json, type ServiceRequest, type ServiceResponse } from '../../service.ts';
import { excessOf, MAX_QUERY_BYTES, MAX_TOKENS } from './query-limits.ts';
import { SCHEMA } from './schema.ts';

const schema = buildSchema(SCHEMA);
const anyValue = (value: unknown): unknown => value;
Object.assign(schema.getType('JSON') as GraphQLScalarType, { serialize: anyValue });

const Body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/**
 * Executes a GraphQL request.
 *
 * Faults in the query are reported in `errors` with status 200, as the clients expect; a body that is not a
 * GraphQL request gets 400. Database errors are thrown, for the platform to handle.
 */
export const answerQuery = async (request: ServiceRequest, root: unknown): Promise<ServiceResponse> => {
  const read = await readJsonBody(request.body, MAX_QUERY_BYTES);
  if ('fault' in read && read.fault === 'too-large') return refused(413, 'The query is too long.');
  const body = 'value' in read ? Body.safeParse(read.value).data : undefined;
  if (body === undefined) return refused(400, 'The body is {"query":"…","variables":{…}} as JSON.');
  const document = readDocument(body.query);
  if (!('kind' in document)) return json(200, { errors: document });
  const operation = getOperationAST(document, body.operationName);
  if (operation?.operation !== OperationTypeNode.QUERY)
    return json(200, { errors: [new GraphQLError('One query is expected, or its operationName.')] });
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: root,
    variableValues: body.variables ?? {},
    operationName: operation.name?.value,
  });
  const thrown = errors?.find(({ originalError }) => originalError && !isOurs(originalError))?.originalError;
  if (thrown) throw thrown;
  return json(200, { ...(errors && { errors }), data });
};

const isOurs = (error: Error): boolean => error instanceof GraphQLError;

const refused = (status: number, message: string): ServiceResponse => json(status, { errors: [{ message }] });

/** The document if it is valid and within the limits, otherwise its faults. */
const readDocument = (query: string): DocumentNode | readonly GraphQLError[] => {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS, noLocation: false });
    const faults = validate(schema, document, undefined, { maxErrors: 10 });
    if (faults.length > 0) return faults;
    const excess = excessOf(document);
    return excess === undefined ? document : [new GraphQLError(excess)];
  } catch (fault) {
    // A syntax error; anything else is a bug.
    if (fault instanceof GraphQLError) return [fault];
    throw fault;
  }
};
