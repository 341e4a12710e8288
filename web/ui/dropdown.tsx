import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';

interface DropdownChoiceProps<Value extends string> {
  readonly trigger: ReactNode;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly onChange: (value: Value) => void;
  /** Open from the first, where drawing it is the answer to a press. */
  readonly startsOpen?: boolean;
}

/** A button that opens a short list of which one is chosen. Not modal, so that the page behind stays as it is. */
export function DropdownChoice<Value extends string>(props: DropdownChoiceProps<Value>): ReactElement {
  return (
    <Radix.Root modal={false} defaultOpen={props.startsOpen ?? false}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" sideOffset={6} aria-label={props.label} className={menu}>
          <Radix.RadioGroup value={props.value}>
            {props.options.map((option) => (
              <Radix.RadioItem
                key={option.value}
                value={option.value}
                onSelect={() => props.onChange(option.value)}
                className={item}
              >
                {option.icon}
                <span className="flex-1">{option.label}</span>
                <Radix.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Radix.ItemIndicator>
              </Radix.RadioItem>
            ))}
          </Radix.RadioGroup>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const menu = 'z-50 min-w-44 rounded-md border border-line bg-sheet p-1 text-ink shadow-soft animate-fade-in';
const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-base outline-none select-none data-highlighted:bg-wash [&_svg]:size-4';
