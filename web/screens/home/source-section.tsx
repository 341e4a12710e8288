import { ChevronDown } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, type Ref, Suspense, useState } from 'react';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Draft, isTooLong, usedText } from './draft.ts';
import { FileDrop } from './file/file-drop.tsx';
import type { LookupRun } from './lookup/use-lookup.ts';
import { SamplePicker } from './sample-picker.tsx';
import type { ChangeDraft } from './use-draft.ts';
import { words } from './words.ts';

/** With the reader, which is fetched with the first text. */
const LongTextPart = lazy(async () => ({
  default: (await import('./long-text-part.tsx')).LongTextPart,
}));
const InfoFields = lazy(async () => ({ default: (await import('./info-fields.tsx')).InfoFields }));
const loadLookup = () => import('./lookup/lookup-parts.ts');
const IdentifierLine = lazy(async () => ({ default: (await loadLookup()).IdentifierLine }));
const LookupRecord = lazy(async () => ({ default: (await loadLookup()).LookupRecord }));
const LookupPanel = lazy(async () => ({ default: (await loadLookup()).LookupPanel }));

interface SourceSectionProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly textRef: Ref<HTMLTextAreaElement>;
  readonly lookup: LookupRun;
  /** True where the plan looks works up. */
  readonly looksUp: boolean;
  /** What is wrong with the text; undefined where nothing is. */
  readonly error: string | undefined;
  /** What the engine reads in the text. */
  readonly children: ReactNode;
}

/** One field for a text, a file or a number of a work; what is known about it, and what was understood of it. */
export function SourceSection(props: SourceSectionProps): ReactElement {
  const { draft, change, lookup } = props;
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <FileDrop draft={draft} change={change}>
        <TextField {...props} />
      </FileDrop>
      <Suspense>
        {mayBeNumber(draft.text) && (
          <IdentifierLine text={draft.text} lookup={lookup} allowed={props.looksUp} />
        )}
        <div role="status" className={draft.lookup === null ? 'sr-only' : undefined}>
          {draft.lookup !== null && (
            <LookupRecord lookup={draft.lookup} text={draft.text} title={draft.info.title ?? ''} />
          )}
        </div>
        {isTooLong(draft.text) && <LongTextPart draft={draft} change={change} />}
      </Suspense>
      <SamplePicker text={draft.text} change={change} />
      {props.children}
      <Citation {...props} />
    </section>
  );
}

/** Cheap, on every sign that is typed: what is longer, or has lines, is a text. */
export function mayBeNumber(text: string): boolean {
  return text.trim() !== '' && text.length <= 320;
}

/** What was pasted or fetched is shown by its first lines, since its facts stand below; who goes into it sees all. */
function TextField({ draft, change, textRef, error }: SourceSectionProps): ReactElement {
  const [typing, setTyping] = useState(false);
  const length = usedText(draft).length;
  const folded = !typing && length >= researchTextLimits.min;
  return (
    <Field label={words.source.label} aside={<TextCounter length={length} />} error={error}>
      {(control) => (
        <Textarea
          {...control}
          ref={textRef}
          minRows={3}
          maxRows={folded ? 4 : 15}
          className="font-serif text-lg"
          placeholder={words.source.placeholder}
          value={draft.text}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onPaste={() => setTyping(false)}
          onPointerDown={() => setTyping(true)}
          onKeyDown={({ ctrlKey, metaKey }) => ctrlKey || metaKey || setTyping(true)}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
    </Field>
  );
}

/** The fields of a citation, by hand or by number, folded until they are wanted. */
function Citation({ draft, change, lookup, looksUp }: SourceSectionProps): ReactElement {
  return (
    <>
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
          checked={draft.author}
          onChange={(author) => change({ author })}
        />
      </div>
      <div id="info-fields" hidden={!draft.infoOpen} className="flex flex-col gap-4">
        {draft.infoOpen && looksUp && (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <LookupPanel draft={draft} change={change} lookup={lookup} />
          </Suspense>
        )}
        {draft.infoOpen && (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <InfoFields info={draft.info} onChange={(info) => change({ info })} />
          </Suspense>
        )}
      </div>
    </>
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
