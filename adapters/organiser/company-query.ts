interface Filter {
  readonly state?: string | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

/** The query of a list with pages. */
export const companyQuery = ({ state, search, page }: Filter): Record<string, string> => ({
  ...(state && { state }),
  ...(search && { search }),
  ...(page && { page: String(page) }),
});
