/**
 * "37.5% versus 95.8%." or "75 of 95." of a text that sets two shares against each other, or a part beside its whole: a pair that
 * strikes by itself. Null where there is none.
 */
export function twoFigures(text: string): string | null {
  const [, one, other] = pair.exec(text) ?? [];
  if (one !== undefined && other !== undefined) return one === other ? null : `${one} versus ${other}.`;
  const [, some, all] = share.exec(text) ?? [];
  return some === undefined || all === undefined ? null : `${some} of ${all}.`;
}

const pair =
  /(?<![\p{L}\d.,-])(\d[\d,]*(?:\.\d+)?%)(?: [^.;:()\d%]{0,60})?,? (?:versus|vs\.?|against|compared with|compared to) [^.;:()\d]{0,40}?(\d[\d,]*(?:\.\d+)?%)/u;

/** "75 of 95 candidates". */
const share = /(?<![\p{L}\d.,-])(\d[\d,]*) (?:out )?of (?:the )?(\d[\d,]*)(?= \p{Ll})/u;
