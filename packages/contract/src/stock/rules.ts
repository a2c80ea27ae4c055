export const stockStatuses = ['in_stock', 'low_stock', 'out_of_stock'] as const;
