import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { platforms } from '#domain/posts/platforms.ts';
import type { DecisionKind } from '#domain/sign-off/sign-off.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Act, SignOff } from './use-sign-off.ts';
import { words } from './words.ts';

interface DecisionBarProps {
  readonly sign: SignOff;
  readonly act: UseMutationResult<SignOff, Error, Act>;
}

/** Approve, ask for a change, refuse: by name, and only once every flag has an answer. Always in the window. */
export function DecisionBar({ sign, act }: DecisionBarProps): ReactElement {
  const { you, openFlags, decisions } = sign;
  const [asking, setAsking] = useState<Exclude<DecisionKind, 'approved'> | null>(null);
  const own = decisions.find(({ by }) => by.ref === you.ref);
  // Who asks changes the posts, and decides nothing on them.
  const mayDecide = you.role !== 'key' && you.ref !== sign.askedBy.ref;
  const decide = (decision: DecisionKind, text = ''): void =>
    act.mutate(
      { act: 'decide', decision, text, revision: sign.revision },
      { onSuccess: () => setAsking(null) },
    );
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 border-t border-line bg-paper px-4 py-3 empty:hidden md:-mx-6 md:px-6">
      <div role="status" className="text-sm">
        {own !== undefined && <p className="font-medium">{words.decide.done[own.decision]}</p>}
        {openFlags.length > 0 && (
          <p className="font-medium text-unsupported">
            {words.decide.openFlags(openFlags.length, networksOf(sign))}
          </p>
        )}
        {mayDecide && !you.mayApprove && <p className="text-ink-soft">{words.decide.mayNot}</p>}
      </div>
      {mayDecide && asking === null && (
        <div className="mt-2 flex flex-wrap gap-2">
          {you.mayApprove && own?.decision !== 'approved' && (
            <Button
              disabled={act.isPending || openFlags.length > 0}
              aria-description={words.you(you.name)}
              onClick={() => decide('approved')}
            >
              {words.decide.approve}
            </Button>
          )}
          <Button variant="outline" disabled={act.isPending} onClick={() => setAsking('changes')}>
            {words.decide.changes}
          </Button>
          <Button variant="ghost" disabled={act.isPending} onClick={() => setAsking('refused')}>
            {words.decide.refuse}
          </Button>
          <p className="self-center text-sm text-ink-soft">{words.you(you.name)}</p>
        </div>
      )}
      {asking !== null && (
        <WhyForm
          label={words.decide.why[asking]}
          busy={act.isPending}
          onSend={(text) => decide(asking, text)}
          onCancel={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** Where the flagged sentences stand: a phone shows one post at a time. */
function networksOf({ openFlags }: SignOff): string {
  const ids = new Set(openFlags.map(({ platform }) => platform));
  return [...ids].map((id) => platforms[id].label).join(', ');
}

interface WhyFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

function WhyForm({ label, busy, onSend, onCancel }: WhyFormProps): ReactElement {
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onSend(text);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <Field label={label}>
        {(control) => (
          <Textarea
            {...control}
            minRows={2}
            maxRows={6}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" disabled={busy || text.trim() === ''}>
          {words.decide.send}
        </Button>
        <Button type="button" variant="ghost" onClick={onCancel}>
          {words.decide.cancel}
        </Button>
      </div>
    </form>
  );
}
