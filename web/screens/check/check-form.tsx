import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { longestVisitorPost } from '#contract/schemas/check-limits.ts';
import { researchTextLimits } from '#domain/research/research-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Texts } from './named-source.ts';
import type { Check } from './use-check.ts';
import { words } from './words.ts';

/** The post on one side, the paper on the other, as the results stand below. */
export function CheckForm({ check }: { readonly check: Check }): ReactElement {
  const { texts, failure, isChecking } = check;
  const isEmpty = texts.post === '' && texts.paper === '';
  const fields = useFields(check);
  return (
    <section aria-label={words.form} className="mt-8">
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <TextField at="post" check={check} fields={fields} most={longestVisitorPost} />
        <TextField at="paper" check={check} fields={fields} most={researchTextLimits.max} />
      </div>
      {failure !== null && (
        <div role="alert" className="mt-4 rounded-md bg-unsupported-wash px-4 py-3">
          <p className="font-medium text-unsupported">{failure.title}</p>
          <p>{failure.description}</p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button aria-disabled={isChecking || undefined} onClick={() => check.submit(typedIn(fields))}>
          {isChecking ? words.checking : words.check}
        </Button>
        {isEmpty && (
          <Button variant="outline" onClick={() => check.change(words.invented)}>
            {words.example}
          </Button>
        )}
        {!isEmpty && (
          <Button
            variant="outline"
            onClick={() => {
              check.clear();
              fields.post.current?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">{words.kept}</p>
      </div>
      <p role="status" className="sr-only">
        {isChecking ? words.checking : ''}
      </p>
    </section>
  );
}

type Fields = { readonly [At in keyof Texts]: RefObject<HTMLTextAreaElement | null> };

/** What stands there, also where it was typed, and the button pressed, before the page answered. */
function typedIn({ post, paper }: Fields): Texts {
  return { post: post.current?.value ?? '', paper: paper.current?.value ?? '' };
}

/** What was typed before the page answered is taken over; what is wrong takes the focus. */
function useFields({ problem, change }: Check): Fields {
  const post = useRef<HTMLTextAreaElement>(null);
  const paper = useRef<HTMLTextAreaElement>(null);
  const takeOver = useRef(change);
  useEffect(() => {
    const typed = typedIn({ post, paper });
    if (typed.post !== '' || typed.paper !== '') takeOver.current(typed);
  }, []);
  useEffect(() => {
    if (problem !== null) (problem.at === 'post' ? post : paper).current?.focus();
  }, [problem]);
  return { post, paper };
}

interface TextFieldProps {
  readonly at: keyof Texts;
  readonly check: Check;
  readonly fields: Fields;
  readonly most: number;
}

function TextField({ at, check, fields, most }: TextFieldProps): ReactElement {
  const { texts, problem, change, submit } = check;
  return (
    <Field
      label={words[at].label}
      aside={<Counter length={texts[at].trim().length} most={most} />}
      {...(at === 'paper' && { hint: words.paper.hint })}
      error={problem?.at === at ? problem.why : undefined}
      className="min-w-0"
    >
      {(control) => (
        <Textarea
          {...control}
          ref={fields[at]}
          minRows={6}
          maxRows={14}
          className={classNames('text-lg', at === 'paper' && 'font-serif')}
          placeholder={words[at].placeholder}
          value={texts[at]}
          onChange={({ target }) => change({ [at]: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(typedIn(fields));
          }}
        />
      )}
    </Field>
  );
}

function Counter({ length, most }: { readonly length: number; readonly most: number }): ReactElement {
  return (
    <span className={classNames('figures', length > most && 'font-medium text-unsupported')}>
      <span aria-hidden="true">{words.counter(length, most)}</span>
      <span className="sr-only">{words.counterLabel(length, most)}</span>
    </span>
  );
}
