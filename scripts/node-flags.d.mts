export function nodeFlags(cores?: number): string[];
