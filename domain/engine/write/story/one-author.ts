/** "I show" -> "the author shows", "my model" -> "the author's model": an author alone is not "the authors". */
export function oneAuthor(text: string): string {
  return (
    text
      .replace(
        /(?<=^|[,;:.(“"] ?|\b(?:and|but|that|which|where|when|as|because|then|so|while|whereas|than|here|what|how|whom|if|paper|study|work|article|Here|Then|Also|Finally) |\p{L} (?=I (?:propose|present|introduce|develop|show|use|study|describe|consider|call|report)\b))I ((?:also|now|then|first|here|further|therefore|thus|(?!(?:app|supp|re|rep|comp|imp|multip)ly)\p{Ll}+ly) )?(am|have|do|was|(?:can|could|may|might|will|would|should)(?: not)?|\p{Ll}+)\b/gu,
        (_, manner: string | undefined, verb: string, at: number) =>
          `${at === 0 ? 'The' : 'the'} author ${manner ?? ''}${inThird(verb)}`,
      )
      // "The author shows why X holds and argues …", but "shows how to use and apply".
      .replace(
        /(?<=\b[Tt]he author )(\p{Ll}+s )((?:(?!\b(?:to|can|could|may|might|will|would|should|we|they|who|that)\b)[^.;:,])*? and (?:also |then )?)(argue|show|propose|discuss|present|derive|prove|describe|suggest|provide|demonstrate|explain|introduce|develop|conclude|outline|establish)\b/u,
        (_, first: string, between: string, verb: string) => `${first}${between}${inThird(verb)}`,
      )
      .replace(/\b([Mm])y (?=\p{Ll})/gu, (_, first: string) => `${first === 'M' ? 'The' : 'the'} author's `)
  );
}

const irregular: Readonly<Record<string, string>> = { am: 'is', have: 'has', do: 'does' };

/** Past forms and helpers stay as they are. */
const unchanged =
  /(?:ed|own)$|^(?:was|had|did|found|made|took|ran|built|wrote|read|began|gave|held|set|put|met|can|could|may|might|will|would|should)\b/;

function inThird(verb: string): string {
  if (irregular[verb] !== undefined) return irregular[verb];
  if (unchanged.test(verb)) return verb;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`;
}
