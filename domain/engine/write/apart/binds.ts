/** Words of a first clause that reach into the second. */
export const binds =
  /\b(?:that|whether|if|because|since|how|why|not only|said|says?|believe[sd]?|think|thinks|thought|claim(?:s|ed)?|argue[sd]?|hope[sd]?|suspect(?:s|ed)?|assume[sd]?|told|no evidence|namely|e\.g|i\.e)\b|: |^(?:While|Although|Though|When|As|Since|Because|If|Whereas|Given|Unless|Where)\b/;
