/**
 * The subset of the content platform's GraphQL schema that its published clients use.
 *
 * Source: the queries of sitecore-jss 21 to 23 and of the Content SDK 1 and 2.
 */
export const SCHEMA = /* GraphQL */ `
  "Any JSON value, not a text of it."
  scalar JSON

  type Query {
    "A page by its address within a site."
    layout(site: String!, routePath: String!, language: String): LayoutData
    "A page by its id, as the editor sees it."
    item(path: String!, language: String, version: String): Item
    site: Sites!
    search(where: ItemSearchPredicate, first: Int, after: String): ItemSearchResult!
  }

  type LayoutData {
    item: Item
  }

  type Item {
    "N: digits only; D: with dashes; B: with braces."
    id(format: String = "N"): ID!
    name: String!
    displayName: String!
    path: String!
    url: ItemUrl!
    version: Int!
    language: ItemLanguage!
    "The item in every language it is written in."
    languages: [Item!]!
    rendered: JSON
    personalization: Personalization!
    ancestors(includeTemplateIDs: [String]): [Item!]!
    field(name: String!): ItemField
  }

  type ItemUrl {
    "Within its site: /news/doors-open."
    path: String!
    siteName: String!
  }

  type ItemLanguage {
    name: String!
    displayName: String!
    nativeName: String!
    englishName: String!
  }

  type ItemField {
    name: String!
    value: String!
    jsonValue: JSON
  }

  type Personalization {
    variantIds: [String!]!
  }

  type Sites {
    siteInfo(site: String!): SiteInfo
    siteInfoCollection: [SiteInfo!]!
  }

  type SiteInfo {
    name: String!
    hostname: String!
    language: String!
    rootPath: String!
    dictionary(language: String!, first: Int, after: String): DictionaryResult!
    routes(
      language: String!
      includedPaths: [String]
      excludedPaths: [String]
      first: Int
      after: String
    ): RouteResult!
    redirects: [Redirect!]!
    errorHandling(language: String): ErrorHandling!
    robots: String!
    sitemap: [String!]!
    llmsTxt: String
  }

  type PageInfo {
    endCursor: String!
    hasNext: Boolean!
  }

  type DictionaryResult {
    total: Int!
    pageInfo: PageInfo!
    results: [Phrase!]!
  }

  type Phrase {
    key: String!
    value: String!
  }

  type RouteResult {
    total: Int!
    pageInfo: PageInfo!
    results: [Route!]!
  }

  type Route {
    routePath: String!
    route: Item
  }

  type Redirect {
    pattern: String!
    target: String!
    redirectType: String!
    isQueryStringPreserved: Boolean!
    isLanguagePreserved: Boolean!
    locale: String!
  }

  type ErrorHandling {
    notFoundPage: Item
    notFoundPagePath: String
    serverErrorPage: Item
    serverErrorPagePath: String
  }

  input ItemSearchPredicate {
    name: String
    value: String
    operator: ItemSearchOperator = EQ
    AND: [ItemSearchPredicate]
    OR: [ItemSearchPredicate]
  }

  enum ItemSearchOperator {
    EQ
    NEQ
    CONTAINS
    NCONTAINS
  }

  type ItemSearchResult {
    total: Int!
    pageInfo: PageInfo!
    results: [Item!]!
  }
`;
