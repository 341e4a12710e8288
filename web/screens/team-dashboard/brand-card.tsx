import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { brandLimits, type CardBrand, checkBrand } from '#domain/cards/brand.ts';
import { api } from '#web/api/api.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandDesk, useBrand } from './use-brand.ts';
import { words } from './words.ts';

interface BrandCardProps {
  readonly teamId: string;
  readonly teamName: string;
}

/** How the team's share cards look: name, colours and logo, with a preview. */
export function BrandCard({ teamId, teamName }: BrandCardProps): ReactElement | null {
  const saved = useQuery({
    queryKey: queryKeys.teamBrand(teamId),
    queryFn: ({ signal }) => api.call('getTeamBrand', { params: { teamId } }, { signal }),
  });
  const desk = useBrand(teamId);
  if (saved.data === undefined) return null;
  const { brand } = saved.data;
  return (
    <Card aria-labelledby="brand" className="p-6">
      <h2 id="brand" className="text-xl">
        {words.brand.title}
      </h2>
      <p className="mt-2 text-ink-soft">{words.brand.lead}</p>
      <BrandForm
        key={JSON.stringify(brand)}
        desk={desk}
        saved={brand !== null}
        start={brand ?? { ...firstLook, name: teamName.slice(0, brandLimits.name) }}
      />
    </Card>
  );
}

/** The product's own paper design, to begin with. */
const firstLook = { background: '#fbf7ef', ink: '#1b2230', accent: '#c8451b', logo: null };

interface BrandFormProps {
  readonly desk: BrandDesk;
  readonly saved: boolean;
  readonly start: CardBrand;
}

function BrandForm({ desk, saved, start }: BrandFormProps): ReactElement {
  const [look, setLook] = useState(start);
  const [isTried, setTried] = useState(false);
  const change = (next: Partial<CardBrand>): void => setLook({ ...look, ...next });
  const problem = problemOf(look);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null && !desk.busy) desk.save({ ...look, name: look.name.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <Field
        label={words.brand.name}
        required
        error={isTried && look.name.trim() === '' ? words.name.empty : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={brandLimits.name}
            value={look.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {(['background', 'ink', 'accent'] as const).map((part) => (
          <Field key={part} label={words.brand[part]}>
            {(control) => (
              <Input
                {...control}
                type="color"
                className="p-1"
                value={look[part]}
                onChange={({ target }) => change({ [part]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <BrandLogo logo={look.logo} onChange={(logo) => change({ logo })} />
      <BrandPreview look={look} />
      <p role="status" className="text-sm text-unsupported empty:hidden">
        {look.name.trim() === '' ? '' : problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={desk.busy || undefined}>
          {desk.busy ? words.brand.saving : words.brand.save}
        </Button>
        {saved && (
          <Button
            variant="outline"
            aria-disabled={desk.busy || undefined}
            onClick={() => desk.busy || desk.drop()}
          >
            {words.brand.drop}
          </Button>
        )}
      </div>
    </form>
  );
}

function problemOf(look: CardBrand): string | null {
  if (look.name.trim() === '') return words.name.empty;
  const checked = checkBrand(look);
  return checked.ok ? null : checked.failure.message;
}
