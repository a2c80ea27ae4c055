export function nodeFlags(cores?: number): string[];
export declare const allocatorEnvironment: Record<string, string>;
