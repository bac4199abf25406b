/** Decodes an address or a part of it; where it is malformed, a percent sign is literal. */
export const decodeAddress = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};
