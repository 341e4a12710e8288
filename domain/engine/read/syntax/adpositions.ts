/** Words that open a phrase behind a noun or a verb. The tagger also takes words for prepositions that it does not know ("25-hydroxy", "cut"). */
export const adpositions: ReadonlySet<string> = new Set(
  'of in on at to for from by with without among amongst between within into onto upon under over after before during via per using through throughout across against than as like unlike about around above below beneath beyond behind beside besides despite toward towards including excluding versus vs vs. since until because due owing along near off inside outside except following concerning regarding such rather prior based according depending given compared relative in- amid'.split(
    ' ',
  ),
);
