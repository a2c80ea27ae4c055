/** Whether an address of the shop, with whatever follows its path, leads to the desk, which is an app of its own. */
export const isDesk = (address: string): boolean => /^\/(?:ne\/)?desk(?:[/?#]|$)/.test(address);
