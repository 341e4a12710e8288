/** The trimmed text of the named fields; a password is never trimmed. */
export function formValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => {
    const value = String(data.get(name) ?? '');
    return [name, /password/i.test(name) ? value : value.trim()];
  });
  return Object.fromEntries(entries);
}

/** Puts the cursor into the first field that has something wrong with it. */
export function focusFirstInvalid(form: HTMLFormElement, invalid: readonly string[]): void {
  for (const control of form.elements) {
    if (isControl(control) && invalid.includes(control.name)) {
      // What is folded away takes no cursor.
      const folded = control.closest('details');
      if (folded !== null) folded.open = true;
      control.focus();
      return;
    }
  }
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
