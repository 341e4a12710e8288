export const generatePosts = (): string => '';
export type Generated = string;
