import { useEffect, useState } from 'react';
import { readRoute, readTail } from '../shared/address/route.js';
import { EquityCalculator } from './EquityCalculator.js';
import { decodeSpot } from './spotText.js';

const readAddress = () => decodeSpot(readTail(location.hash));

/** The calculator. A new address is a new visit; what the visitor changes is written into the address silently. */
export function EquityPage() {
  const [visit, setVisit] = useState(() => ({ number: 0, ...readAddress() }));
  useEffect(() => {
    const revisit = (): void => {
      if (readRoute(location.hash) !== 'equity') return;
      setVisit(({ number }) => ({ number: number + 1, ...readAddress() }));
    };
    window.addEventListener('hashchange', revisit);
    return () => window.removeEventListener('hashchange', revisit);
  }, []);
  return <EquityCalculator key={visit.number} first={visit} />;
}
