// Before the first paint: the theme this person chose, if any (web/app/theme.ts keeps it).
try {
  const theme = localStorage.getItem('paperlark.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off: the system's theme it is.
}
