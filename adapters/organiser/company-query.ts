import type { TaskCompanyFilter } from '@fairdesk/core/organiser';

/** The query of a list of companies. */
export const companyQuery = ({ state, search, page }: TaskCompanyFilter): Record<string, string> => ({
  ...(state && { state }),
  ...(search && { search }),
  ...(page && { page: String(page) }),
});
