/** True where LaTeX is left that a reader would stumble over. */
export function hasLatex(text: string): boolean {
  return /\\[A-Za-z]+|\\[,;!(){}[\]]|\$[^$\d][^$]*\$|[_^]\{|\{\\/.test(text);
}
