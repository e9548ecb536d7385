import { Seat } from './Seat.js';
import { useTable } from './useTable.js';

export function MySeat() {
  const you = useTable((state) => state.table!.you);
  return you === null ? null : <Seat chair={you} />;
}
