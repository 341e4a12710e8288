import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';

interface InsightButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly running: boolean;
  /** Shown as disabled; pressing it says what is missing. */
  readonly disabled?: boolean;
  /** Id of what says why, where that is on the screen. */
  readonly why?: string | undefined;
  readonly onStart: () => void;
}

export function InsightButton({
  icon: Icon,
  label,
  running,
  disabled = false,
  why,
  onStart,
}: InsightButtonProps): ReactElement {
  return (
    <Button
      variant="outline"
      aria-disabled={running || disabled}
      aria-describedby={why}
      onClick={() => running || onStart()}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
