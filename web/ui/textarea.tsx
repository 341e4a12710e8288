import {
  type ComponentProps,
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './input.tsx';

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'rows'> {
  /** Rows of text when empty, and the most it grows to before it scrolls. */
  readonly minRows: number;
  readonly maxRows: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text area that grows with its text from `minRows` to `maxRows`. */
export function Textarea({ minRows, maxRows, className, ref, ...rest }: TextareaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  // The height follows the text, so it is measured after every change of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what changes the height
  useLayoutEffect(() => fitRows(area.current, maxRows), [rest.value, maxRows]);
  return (
    <textarea
      ref={area}
      rows={minRows}
      className={classNames('resize-none px-4 py-3', controlClasses, className)}
      {...rest}
    />
  );
}

function fitRows(area: HTMLTextAreaElement | null, maxRows: number): void {
  if (area === null) return;
  // Empty, it has its rows; measuring would lay the whole page out while it opens.
  if (area.value === '') {
    area.style.height = '';
    area.style.overflowY = '';
    return;
  }
  const style = getComputedStyle(area);
  const frame = area.offsetHeight - area.clientHeight;
  const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
  const most = Number.parseFloat(style.lineHeight) * maxRows + padding;
  area.style.height = 'auto';
  area.style.overflowY = area.scrollHeight > most ? 'auto' : 'hidden';
  area.style.height = `${Math.min(area.scrollHeight, most) + frame}px`;
}
