import { classNames } from './class-names.ts';

export type ButtonVariant = 'default' | 'gradient' | 'outline' | 'ghost' | 'link' | 'destructive';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

/** The look of a button, for links that look like one. */
export function buttonClasses(
  { variant = 'default', size = 'default' }: ButtonLook = {},
  className?: string,
): string {
  return classNames(base, byVariant[variant], bySize[size], className);
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium select-none transition-[opacity,transform] duration-150 ' +
  'active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0';

const byVariant: Record<ButtonVariant, string> = {
  default: 'bg-sky text-on-sky shadow-soft hover:bg-sky-deep',
  gradient: 'bg-linear-to-br from-sky to-sky-deep text-on-sky shadow-soft hover:from-sky-deep',
  outline: 'border border-line-strong bg-sheet text-ink hover:bg-wash',
  ghost: 'text-ink hover:bg-wash',
  link: 'text-sky underline decoration-from-font underline-offset-4 hover:text-sky-deep',
  destructive: 'bg-unsupported text-on-unsupported shadow-soft hover:opacity-90',
};

const bySize: Record<ButtonSize, string> = {
  default: 'min-h-11 px-4 text-base',
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-13 px-6 text-lg',
  icon: 'size-11 shrink-0 text-base',
};
