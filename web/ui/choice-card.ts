/** A label around a radio button or a checkbox that looks like a card one can pick. */
export const choiceCardClasses =
  'relative flex min-h-11 gap-3 rounded-md border border-line-strong bg-sheet px-4 py-3 transition-colors select-none hover:bg-wash ' +
  'has-checked:border-sky has-checked:bg-sky-wash has-checked:ring-1 has-checked:ring-sky ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky';

/** The control inside it: not seen, but as large as the card, for pointers and for touch exploration. */
export const choiceControlClasses =
  'absolute inset-0 m-0 size-full cursor-pointer opacity-0 disabled:pointer-events-none';

/** The same as a chip, where there are many to choose from. */
export const choiceChipClasses =
  'relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-sheet px-3 text-sm font-medium transition-colors select-none hover:bg-wash pointer-coarse:min-h-11 ' +
  'has-checked:border-sky has-checked:bg-sky-wash has-checked:ring-1 has-checked:ring-sky ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky';
