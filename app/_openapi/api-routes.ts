import type { AppRouteHandlerRoutes } from '../../.next/types/routes.d.ts';
import { awardRoutes } from './award-routes.ts';
import { companyProductRoutes } from './company-product-routes.ts';
import { companyProfileRoutes } from './company-profile-routes.ts';
import { organiserAwardRoutes } from './organiser-award-routes.ts';
import { organiserExhibitorRoutes } from './organiser-exhibitor-routes.ts';
import { organiserFairRoutes } from './organiser-fair-routes.ts';
import { organiserImportRoutes } from './organiser-import-routes.ts';
import { organiserLibraryRoutes } from './organiser-library-routes.ts';
import { organiserMailRoutes } from './organiser-mail-routes.ts';
import { organiserPageRoutes } from './organiser-page-routes.ts';
import { organiserTaskRoutes } from './organiser-task-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import type { RouteDescriptions } from './route-description.ts';
import { sessionRoutes } from './session-routes.ts';
import { websiteRoutes } from './website-routes.ts';

const ROUTES = {
  session: sessionRoutes,
  portal: portalRoutes,
  'company profile': { ...companyProfileRoutes, ...companyProductRoutes },
  awards: awardRoutes,
  organiser: {
    ...organiserFairRoutes,
    ...organiserExhibitorRoutes,
    ...organiserImportRoutes,
    ...organiserTaskRoutes,
    ...organiserAwardRoutes,
    ...organiserMailRoutes,
    ...organiserPageRoutes,
    ...organiserLibraryRoutes,
  },
  website: websiteRoutes,
} as const satisfies Readonly<Record<string, RouteDescriptions>>;

type Part = (typeof ROUTES)[keyof typeof ROUTES];

type Described = Part extends infer Routes ? (Routes extends unknown ? keyof Routes : never) : never;

/** The folders of the routes that the framework finds and no description names the permission of. */
type WithoutPermission = AppRouteHandlerRoutes extends infer Route
  ? Route extends `/api/${infer Folder}`
    ? Exclude<Folder, Described>
    : never
  : never;

type Complete<Routes, Missing extends never> = Routes | Missing;

/**
 * The routes of the API by the part of the product they are for. A route without a description, and so without a
 * permission, does not compile here.
 */
export const API_ROUTES: Complete<typeof ROUTES, WithoutPermission> = ROUTES;
