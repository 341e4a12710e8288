import {
  BookOpenText,
  ClipboardCheck,
  Coffee,
  Factory,
  HeartHandshake,
  Landmark,
  Laugh,
  Lightbulb,
  type LucideIcon,
  Presentation,
  Sun,
  Zap,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { type ToneId, tones } from '#domain/posts/tones.ts';

/** A tone's sign. Its name always stands beside it. */
export function ToneIcon({
  tone,
  className,
}: {
  readonly tone: ToneId;
  readonly className: string;
}): ReactElement {
  const Icon = icons[tones[tone].icon];
  return <Icon aria-hidden="true" className={className} />;
}

const icons: Record<(typeof tones)[ToneId]['icon'], LucideIcon> = {
  'book-open-text': BookOpenText,
  zap: Zap,
  coffee: Coffee,
  sun: Sun,
  laugh: Laugh,
  landmark: Landmark,
  'heart-handshake': HeartHandshake,
  presentation: Presentation,
  factory: Factory,
  'clipboard-check': ClipboardCheck,
  lightbulb: Lightbulb,
};
