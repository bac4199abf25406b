/** The owner of a placeholder outside any block. Source: site spec §9. */
const NO_BLOCK = '00000000-0000-0000-0000-000000000000';

/** The id of a placeholder in the content platform's editor: its key and the block that contains it. */
export const placeholderId = (key: string, owner: string = NO_BLOCK): string => `${key}_${owner}`;
