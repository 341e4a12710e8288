import type { ReactElement, Ref } from 'react';
import { normaliseResearchText, researchTextLimits } from '#domain/research/research-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Own } from './use-own.ts';
import { words } from './words.ts';

interface OwnTextProps {
  readonly own: Own;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The text: what is pasted is written about at once, what is typed when one says so. */
export function OwnText({ own, ref }: OwnTextProps): ReactElement {
  const { problem } = own;
  const doubt = doubtOf(own);
  return (
    <Field
      label={words.label}
      hint={doubt === null ? words.hint : <span className="font-medium text-check">{doubt}</span>}
      aside={<Counter text={own.text} />}
      error={problem?.at === 'text' ? problem.why : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={ref}
          minRows={6}
          maxRows={10}
          className="font-serif text-lg"
          placeholder={words.placeholder}
          value={own.text}
          onChange={({ target, nativeEvent }) => {
            if (isPasted(nativeEvent)) own.write(target.value);
            else own.type(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) own.write();
          }}
        />
      )}
    </Field>
  );
}

/** What keeps the posts on this text from being sure of themselves: another language, no plain result. */
export function doubtOf({ text, written }: Own): string | null {
  if (written === null || written.text !== text || written.generated.sure) return null;
  return written.generated.factSheet.doubt;
}

/** A whole text came at once, from the clipboard or from under the pointer. */
function isPasted(event: Event): boolean {
  return event instanceof InputEvent && wholeTexts.has(event.inputType);
}

const wholeTexts: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

function Counter({ text }: { readonly text: string }): ReactElement {
  const { length } = normaliseResearchText(text);
  const isOver = length > researchTextLimits.max;
  return (
    <span className={classNames('figures', isOver && 'font-medium text-check')}>
      <span aria-hidden="true">{words.counter(length)}</span>
      <span className="sr-only">{words.counterLabel(length)}</span>
    </span>
  );
}
