/** Copies a text. @returns whether it worked: a browser may lack a clipboard or deny access to it */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
