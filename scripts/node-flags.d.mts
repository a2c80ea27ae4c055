export function nodeFlags(cores?: number): string[];
export declare const shopEnvironment: Record<string, string>;
