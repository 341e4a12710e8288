import type { Team } from '#contract/types.ts';

type Seats = Pick<Team, 'seatsUsed' | 'maxSeats'>;

/** A team whose plan is over has one seat, which no team plan has. */
export function hasEnded({ maxSeats }: Seats): boolean {
  return maxSeats === 1;
}

export function isFull({ seatsUsed, maxSeats }: Seats): boolean {
  return maxSeats !== -1 && seatsUsed >= maxSeats;
}

/** After a change to a smaller plan. */
export function isOverfull({ seatsUsed, maxSeats }: Seats): boolean {
  return maxSeats !== -1 && seatsUsed > maxSeats;
}
