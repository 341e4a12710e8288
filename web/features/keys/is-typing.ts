/** True where what is pressed is text, or finds an entry of a menu: single keys mean nothing else there. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('[role="menu"], [role="listbox"]') !== null ||
      target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])'))
  );
}
