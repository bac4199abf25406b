/** The parameters in the path of a route: `RouteContext<'participationId'>` for `tasks/[participationId]`. */
export interface RouteContext<Name extends string = string> {
  readonly params: Promise<Readonly<Record<Name, string>>>;
}
