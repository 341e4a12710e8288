import { type ReactElement, type ReactNode, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DropdownChoice } from '#web/ui/dropdown.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import { Tooltip, TooltipProvider } from '#web/ui/tooltip.tsx';
import { KitColours } from './kit-colours.tsx';
import { KitFields } from './kit-fields.tsx';
import { words } from './words.ts';

/** Every part of web/ui in every state, for those who build with them. In development only: see web/app/router.tsx. */
export function KitScreen(): ReactElement {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-12 md:px-6">
      <title>{words.page}</title>
      <h1 className="text-3xl">{words.title}</h1>
      <Part title={words.colours}>
        <KitColours />
      </Part>
      <Part title={words.buttons}>
        {variants.map((variant) => (
          <p key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {size === 'icon' ? '★' : `${variant} ${size}`}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {words.disabled}
            </Button>
          </p>
        ))}
      </Part>
      <Part title={words.badges}>
        <p className="flex flex-wrap gap-2">
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
      </Part>
      <Part title={words.fields}>
        <KitFields />
      </Part>
      <Part title={words.waiting}>
        <Progress label={words.progress} value={3} max={5} valueText="3 / 5" />
        <Skeleton className="h-10 w-64" />
      </Part>
      <Part title={words.overlays}>
        <Overlays />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <Card className="mt-8 flex flex-col gap-4 p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}

function Overlays(): ReactElement {
  const [open, setOpen] = useState<'dialog' | 'wide' | 'alert' | null>(null);
  const [choice, setChoice] = useState<'one' | 'two'>('one');
  const close = (): void => setOpen(null);
  return (
    <p className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('dialog')}>{words.dialog}</Button>
      <Button onClick={() => setOpen('wide')}>{words.wideDialog}</Button>
      <Button variant="destructive" onClick={() => setOpen('alert')}>
        {words.alert}
      </Button>
      {toastVariants.map((variant) => (
        <Button
          key={variant}
          variant="outline"
          onClick={() => toasts.add({ title: variant, description: words.sentence, variant })}
        >
          {words.toast(variant)}
        </Button>
      ))}
      <TooltipProvider>
        <Tooltip text={words.sentence}>
          <Button variant="ghost">{words.tooltip}</Button>
        </Tooltip>
      </TooltipProvider>
      <DropdownChoice
        label={words.dropdown}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'one', label: 'One' },
          { value: 'two', label: 'Two' },
        ]}
        trigger={<Button variant="outline">{words.dropdown}</Button>}
      />
      <Dialog
        open={open === 'dialog' || open === 'wide'}
        onOpenChange={close}
        title={words.dialog}
        description={words.sentence}
        closeLabel={words.close}
        size={open === 'wide' ? 'wide' : 'text'}
      >
        <p className="mt-4">{words.sentence}</p>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={close}
        title={words.alert}
        description={words.sentence}
        confirmLabel={words.confirm}
        cancelLabel={words.close}
        onConfirm={close}
      />
    </p>
  );
}

const variants = [
  'default',
  'gradient',
  'outline',
  'ghost',
  'link',
  'destructive',
] as const satisfies readonly ButtonVariant[];
const sizes = ['sm', 'default', 'lg', 'icon'] as const satisfies readonly ButtonSize[];
const badgeTones = [
  'plain',
  'sky',
  'supported',
  'check',
  'unsupported',
] as const satisfies readonly BadgeTone[];
const toastVariants = ['default', 'success', 'destructive'] as const;
