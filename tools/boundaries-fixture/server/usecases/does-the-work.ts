import { generatePosts } from '../../domain/engine/generate.ts';
export const posts: string = generatePosts();
