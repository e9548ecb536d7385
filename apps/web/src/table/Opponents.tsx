import { SeatRing } from '../shared/felt/SeatRing.js';
import { Seat } from './Seat.js';

/** Everybody but me, from my left around the table. */
export const Opponents = ({ chairs }: { readonly chairs: readonly number[] }) => (
  <SeatRing>
    {chairs.map((chair) => (
      <Seat key={chair} chair={chair} />
    ))}
  </SeatRing>
);
