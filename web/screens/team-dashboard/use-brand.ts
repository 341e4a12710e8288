import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardBrand } from '#domain/cards/brand.ts';
import { api } from '#web/api/api.ts';
import { type FailureWords, failureWords } from '#web/api/failure-words.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { toasts } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export interface BrandDesk {
  readonly busy: boolean;
  readonly save: (look: CardBrand) => void;
  readonly drop: () => void;
}

/** Saves or removes the look of the team's share cards. */
export function useBrand(teamId: string): BrandDesk {
  const client = useQueryClient();
  const keep = (brand: CardBrand | null, title: string): void => {
    client.setQueryData(queryKeys.teamBrand(teamId), { brand });
    void client.invalidateQueries({ queryKey: ['cards'] });
    toasts.add({ title, variant: 'success', duration: 6000 });
  };
  const save = useMutation({
    mutationFn: (look: CardBrand) => api.call('saveTeamBrand', { params: { teamId }, body: look }),
    onSuccess: ({ brand }) => keep(brand, words.brand.saved),
    onError: (error) => tell(error, words.brand.saveFailed),
  });
  const drop = useMutation({
    mutationFn: () => api.call('removeTeamBrand', { params: { teamId } }),
    onSuccess: () => keep(null, words.brand.dropped),
    onError: (error) => tell(error, words.brand.dropFailed),
  });
  return { busy: save.isPending || drop.isPending, save: save.mutate, drop: drop.mutate };
}

function tell(error: Error, fallback: FailureWords): void {
  const said = failureWords(error, fallback);
  toasts.add({
    ...said,
    description: error.message || said.description,
    variant: 'destructive',
    duration: 8000,
  });
}
