import { Slot } from 'radix-ui';
import type { ComponentProps, ReactElement } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

export type { ButtonSize, ButtonVariant } from './button-classes.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Gives the look to the one child (a link) instead of drawing a button. */
  readonly asChild?: boolean;
}

export function Button({ variant, size, asChild = false, className, ...rest }: ButtonProps): ReactElement {
  const classes = buttonClasses({ variant, size }, className);
  if (asChild) return <Slot.Root className={classes} {...rest} />;
  return <button type="button" className={classes} {...rest} />;
}
