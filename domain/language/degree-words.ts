/** Words of degree that belong to the count they stand before: "over 900 genomes" are not 900. As a part of a pattern. */
export const degreeWords = 'over|about|around|nearly|almost|approximately|roughly';
