let outdated = false;

/** Records a change: pages that the framework keeps for the browser's back button do not have it. */
export const markOutdated = (): void => {
  outdated = true;
};

/** Whether anything was changed since the document was loaded. */
export const isOutdated = (): boolean => outdated;
