import packageFile from '../../package.json' with { type: 'json' };
import { API_ROUTES } from './api-routes.ts';
import { createComponentSchemas } from './component-schemas.ts';
import { describeOperation, PARAMETER, SECURITY } from './describe-operation.ts';
import { Problem } from './describe-responses.ts';
import type { RouteDescription } from './route-description.ts';

/** The description of the API as an OpenAPI 3.1 document. */
export const createOpenApi = () => {
  const components = createComponentSchemas({ Problem });
  const paths = Object.entries(API_ROUTES).flatMap(([tag, routes]) =>
    Object.entries<RouteDescription>(routes).map(([route, methods]) => [
      `/api/${route.replaceAll(PARAMETER, '{$1}')}`,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method.toLowerCase(),
          describeOperation({ tag, method, route }, operation, components),
        ]),
      ),
    ]),
  );
  return {
    openapi: '3.1.1',
    info: { title: 'Fairdesk', version: packageFile.version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.keys(API_ROUTES).map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { schemas: components.schemas, securitySchemes: SECURITY },
  };
};

const DESCRIPTION =
  'The API of the product’s own pages. A failure has a status of 400 or above and a problem document (RFC 9457) with a stable `code` and the invalid fields. What a user may not see responds as if it did not exist.';
