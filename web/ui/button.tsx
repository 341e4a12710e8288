import { Children, type ComponentProps, cloneElement, isValidElement, type ReactElement } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import { classNames } from './class-names.ts';

export type { ButtonSize, ButtonVariant } from './button-classes.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Gives the look to the one child (a link) instead of drawing a button. */
  readonly asChild?: boolean;
}

export function Button({ variant, size, asChild = false, className, ...rest }: ButtonProps): ReactElement {
  const classes = buttonClasses({ variant, size }, className);
  if (asChild) return dressed(classes, rest);
  return <button type="button" className={classes} {...rest} />;
}

/** The child with the look and the properties of the button. Not radix-ui's: that would be 4 kB of every first load. */
function dressed(classes: string, { children, ...rest }: ComponentProps<'button'>): ReactElement {
  const child = Children.only(children);
  if (!isValidElement<ComponentProps<'button'>>(child)) throw new TypeError('asChild wants one element');
  return cloneElement(child, { ...rest, className: classNames(classes, child.props.className) });
}
