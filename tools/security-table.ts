/** A row of the table of checks in docs/security.md. */
export interface SecurityCheck {
  readonly number: number;
  readonly what: string;
  readonly ids: string;
  /** Tests that prove it, by file and title. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly result: string;
}

/** The rows `| 1 | check | ids | tests | result |`; a test is written as `file`: “title”. */
export function readSecurityTable(page: string): SecurityCheck[] {
  return page.split('\n').flatMap((line) => {
    const cells = /^\| (\d+) \| (.*) \|$/.exec(line);
    if (cells === null) return [];
    const [what = '', ids = '', proof = '', result = ''] = (cells[2] ?? '').split(' | ');
    const tests = [...proof.matchAll(/`([^`]+)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
      ([, file = '', titles = '']) =>
        [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
    );
    return [{ number: Number(cells[1]), what, ids, tests, result }];
  });
}

/** Whether the text of a test file has a test or a group of this title. */
export function hasTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const written = quote === "'" ? title.replaceAll("'", "\\'") : title;
    return text.includes(`${quote}${written}${quote},`);
  });
}

/** What speaks against a table: numbers that are missing, tests that are not there, results that prove nothing. */
export function faultsOf(
  checks: readonly SecurityCheck[],
  { most, textOf }: { readonly most: number; readonly textOf: (file: string) => string | null },
): string[] {
  const numbers = checks.map(({ number }) => number);
  const missing = Array.from({ length: most }, (_, index) => index + 1).filter(
    (number) => numbers.filter((one) => one === number).length !== 1,
  );
  return [
    ...missing.map((number) => `${number}: not there, or twice`),
    ...checks.flatMap((check) => faultsOfCheck(check, textOf)),
  ];
}

function faultsOfCheck(
  { number, what, ids, tests, result }: SecurityCheck,
  textOf: (file: string) => string | null,
): string[] {
  const isException = /^exception: .{40,}/.test(result);
  return [
    ...(what === '' || ids === '' ? [`${number}: says nothing`] : []),
    ...(/^holds\b/.test(result) || isException ? [] : [`${number}: the result says neither`]),
    ...(tests.length === 0 && !isException ? [`${number}: no test`] : []),
    ...tests.flatMap(({ file, title }) => {
      const text = textOf(file);
      if (text === null) return [`${number}: no file ${file}`];
      return hasTitle(text, title) ? [] : [`${number}: no test “${title}” in ${file}`];
    }),
  ];
}
