import { type ClipboardEvent, type ReactElement, useState } from 'react';
import {
  fieldOf,
  type LookupKind,
  lookupKinds,
  recogniseIdentifier,
} from '#domain/research/identifiers/read-identifier.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toasts } from '#web/ui/toast-store.ts';
import type { Draft } from '../draft.ts';
import type { ChangeDraft } from '../use-draft.ts';
import { words } from '../words.ts';
import { type LookupRun, undoOf } from './use-lookup.ts';
import { words as lookupWords } from './words.ts';

interface LookupPanelProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly lookup: LookupRun;
}

type Pastes = Readonly<Record<LookupKind, string>>;
const noPastes: Pastes = { doi: '', un: '', dataset: '', patent: '' };

/** Four ways in by identifier. What is pasted is fetched at once, in the field where it belongs. */
export function LookupPanel({ draft, change, lookup }: LookupPanelProps): ReactElement {
  const [pastes, setPastes] = useState<Pastes>(noPastes);
  const isEmpty = draft.lookup === null && Object.values(pastes).every((paste) => paste === '');

  function clear(): void {
    setPastes(noPastes);
    lookup.reset();
    if (draft.lookup === null) return;
    change({ text: '', info: {}, lookup: null });
    toasts.add({
      title: lookupWords.cleared,
      action: { label: words.undo, run: undoOf(draft, change) },
    });
  }

  function paste(kind: LookupKind, event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text').trim();
    const found = recogniseIdentifier(text);
    if (!found.ok || event.currentTarget.value.trim() !== '') return;
    event.preventDefault();
    const belongs = fieldOf(found.value);
    const target = kind === 'dataset' && belongs === 'doi' ? 'dataset' : belongs;
    setPastes({ ...pastes, [target]: text });
    lookup.start(target, text);
  }

  return (
    <section aria-labelledby="lookup" className="rounded-md border border-line bg-sheet p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="lookup" className="text-lg">
          {lookupWords.title}
        </h2>
        <Button variant="ghost" size="sm" className="-mr-3" disabled={isEmpty} onClick={clear}>
          {lookupWords.clear}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{lookupWords.lead}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {lookupKinds.map((kind) => (
          <LookupField
            key={kind}
            kind={kind}
            value={pastes[kind]}
            lookup={lookup}
            onChange={(value) => setPastes({ ...pastes, [kind]: value })}
            onPaste={(event) => paste(kind, event)}
          />
        ))}
      </div>
    </section>
  );
}

interface LookupFieldProps {
  readonly kind: LookupKind;
  readonly value: string;
  readonly lookup: LookupRun;
  readonly onChange: (value: string) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function LookupField({ kind, value, lookup, onChange, onPaste }: LookupFieldProps): ReactElement {
  const { label, placeholder } = lookupWords.fields[kind];
  const isRunning = lookup.running === kind;
  const fetch = (): void => {
    if (value.trim() !== '' && !isRunning) lookup.start(kind, value);
  };
  return (
    <Field label={label} error={lookup.errors[kind]}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={value}
            placeholder={placeholder}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(event) => onChange(event.target.value)}
            onPaste={onPaste}
            onKeyDown={(event) => {
              // Enter fetches; in a form it would generate.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              fetch();
            }}
          />
          <Button
            variant="outline"
            className="shrink-0"
            aria-label={isRunning ? undefined : lookupWords.fetchLabel(label)}
            disabled={value.trim() === ''}
            aria-disabled={isRunning}
            onClick={fetch}
          >
            {isRunning ? lookupWords.running : lookupWords.fetch}
          </Button>
        </div>
      )}
    </Field>
  );
}
