import { dropControls, keepLineEnds } from './control-signs.ts';
import { repairMojibake } from './mojibake.ts';
import type { TracedText } from './traced-text.ts';

/** Text that can be stored and counted: no sign in a wrong code page, no control. The rest of the intake needs what is printed alone. */
export function plainSigns(traced: TracedText): TracedText {
  return dropControls(keepLineEnds(repairMojibake(traced)));
}
