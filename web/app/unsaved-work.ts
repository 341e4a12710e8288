/** Whether the page holds something that a reload could take: typed text, an edited post, or a question it asked. */
export function hasUnsavedWork(): boolean {
  return (
    document.querySelector('dialog[open], [contenteditable]:not([contenteditable="false"])') !== null ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input')].some(isTypedIn)
  );
}

const notTyped = new Set(['checkbox', 'radio', 'hidden', 'range', 'button', 'submit', 'reset', 'image']);

function isTypedIn(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !notTyped.has(field.type) && !field.readOnly && !field.disabled && field.value.trim() !== '';
}
