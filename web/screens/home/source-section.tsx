import { ChevronDown } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, type Ref, Suspense } from 'react';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Draft, isTooLong, usedText } from './draft.ts';
import { FileDrop } from './file/file-drop.tsx';
import { InfoFields } from './info-fields.tsx';
import { SamplePicker } from './sample-picker.tsx';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

/** With the reader, which is fetched with the first text. */
const LongTextPart = lazy(async () => ({
  default: (await import('./long-text-part.tsx')).LongTextPart,
}));

interface SourceSectionProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly textRef: Ref<HTMLTextAreaElement>;
  /** Stands above the text: where it can come from. */
  readonly before: ReactNode;
  /** What the engine reads in the text. */
  readonly children: ReactNode;
}

/** The text, what it is about, and what was understood of it. */
export function SourceSection({
  draft,
  change,
  textRef,
  before,
  children,
}: SourceSectionProps): ReactElement {
  return (
    <section className="flex flex-col gap-4">
      {before}
      <FileDrop draft={draft} change={change}>
        <Field label={words.source.label} aside={<TextCounter length={usedText(draft).length} />}>
          {(control) => (
            <Textarea
              {...control}
              ref={textRef}
              minRows={3}
              maxRows={15}
              className="font-serif text-lg"
              placeholder={words.source.placeholder}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
      </FileDrop>
      {isTooLong(draft.text) && (
        <Suspense>
          <LongTextPart draft={draft} change={change} />
        </Suspense>
      )}
      <SamplePicker text={draft.text} change={change} />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button
          variant="ghost"
          className="-ml-4"
          aria-expanded={draft.infoOpen}
          aria-controls="info-fields"
          onClick={() => change({ infoOpen: !draft.infoOpen })}
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames('transition-transform', draft.infoOpen && 'rotate-180')}
          />
          {words.source.addInfo}
        </Button>
        <Switch
          label={words.source.author}
          hint={words.source.authorHint}
          checked={draft.author}
          onChange={(author) => change({ author })}
        />
      </div>
      <div id="info-fields" hidden={!draft.infoOpen}>
        {draft.infoOpen && <InfoFields info={draft.info} onChange={(info) => change({ info })} />}
      </div>
    </section>
  );
}

function TextCounter({ length }: { readonly length: number }): ReactElement {
  const over = length > researchTextLimits.max;
  const [shown, limit] = [String(length), String(researchTextLimits.max)] as const;
  return (
    <span className={classNames('figures', over && 'font-medium text-unsupported')}>
      <span aria-hidden="true">{words.source.counter(shown, limit)}</span>
      <span className="sr-only">{words.source.counterLabel(shown, limit)}</span>
    </span>
  );
}
