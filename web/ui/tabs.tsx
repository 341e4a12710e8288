import * as Radix from 'radix-ui/tabs';
import type { ReactElement, ReactNode } from 'react';

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly content: ReactNode }[];
}

/** One of several panels. Arrow keys move between the tabs, Enter opens one: a tab that is opened may be a new address. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>): ReactElement {
  return (
    <Radix.Root
      value={value}
      activationMode="manual"
      onValueChange={(next) => {
        const tab = tabs.find((one) => one.value === next);
        if (tab !== undefined) onChange(tab.value);
      }}
    >
      <Radix.List aria-label={label} className="grid grid-cols-2 gap-x-1 border-b border-line sm:flex">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={trigger}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-md pt-8">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const trigger =
  'min-h-11 rounded-t-sm border-b-2 border-transparent px-4 font-medium text-ink-soft hover:text-ink ' +
  'data-[state=active]:border-sky data-[state=active]:text-sky';
