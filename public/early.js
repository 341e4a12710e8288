// Until the page answers: keeps the last button or choice that is pressed, and from whatever listens already: what is half
// there may lose it, or answer it and be asked again. Once the page says that it answers (web/app/answering.tsx), it is pressed
// again, so that no touch is lost; not what the page has replaced. Links answer by themselves.
{
  let pressed = null;
  const note = (event) => {
    const found = event.target.closest?.('button:not([type="submit"]), label:has(:disabled)');
    if (!found) return;
    pressed = found;
    event.stopPropagation();
  };
  const repeat = () => {
    document.removeEventListener('click', note, true);
    if (pressed?.isConnected) pressed.click();
  };
  document.addEventListener('click', note, true);
  document.addEventListener('answers', repeat, { once: true });
}
