import { useQuery } from '@tanstack/react-query';
import type { CardDesign, CardSize } from '#domain/cards/card-kinds.ts';
import type { PlatformId } from '#domain/posts/platforms.ts';
import { api } from '#web/api/api.ts';
import type { Edition } from './edition.ts';

export interface DrawnCards {
  readonly pictures: readonly { readonly size: CardSize; readonly address: string; readonly bytes: string }[];
  /** Null where the plan has no alt texts. */
  readonly altText: string | null;
}

interface Asked {
  readonly edition: Edition;
  readonly platform: PlatformId;
  readonly design: CardDesign;
  readonly withAltText: boolean;
}

/** Draws the cards of one post. Alt text is asked for only where the plan has it. */
export async function drawCards({ edition, platform, design, withAltText }: Asked): Promise<DrawnCards> {
  const { inputText, articleInfo, finding, corrections } = edition.request;
  const { cards, altText } = await api.call('drawCards', {
    body: {
      inputText,
      post: edition.posts[platform]?.text ?? '',
      design,
      altText: withAltText,
      ...(articleInfo !== undefined && { articleInfo }),
      ...(finding !== undefined && { finding }),
      ...(corrections !== undefined && { corrections }),
    },
  });
  const pictures = cards.map(({ size, png }) => ({
    size,
    address: `data:image/png;base64,${png}`,
    bytes: png,
  }));
  return { pictures, altText };
}

/** The cards of a post, drawn again when its text, its facts or the design change; null asks for nothing. */
export function useCards(asked: Asked | null) {
  const key = asked === null ? null : [asked.edition.request, asked.edition.posts[asked.platform]?.text];
  return useQuery({
    queryKey: ['cards', key, asked?.design, asked?.withAltText],
    queryFn: () => (asked === null ? null : drawCards(asked)),
    enabled: asked !== null,
    placeholderData: (before) => before,
    gcTime: 60_000,
  });
}
