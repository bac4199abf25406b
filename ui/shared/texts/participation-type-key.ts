/** The keys of the dictionary that name the participation types of a fair: `participation-type-START_UP`. */
export const PARTICIPATION_TYPE = 'participation-type-';
