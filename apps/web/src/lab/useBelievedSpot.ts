import type { InputError } from '@doorcard/cards';
import { useEffect, useState } from 'react';
import type { LabTab } from '../shared/address/labAddress.js';
import { believeSpot, type BelievedSpot } from './belief.js';
import { readPlace, readUsedHand, toError } from './usedHand.js';

export type Believed =
  | { readonly status: 'none' | 'working' }
  | { readonly status: 'made'; readonly spot: BelievedSpot }
  | { readonly status: 'refused'; readonly error: InputError };

/** The spot of the hand and the decision that an address names. */
export function useBelievedSpot(tab: LabTab, fields: URLSearchParams): Believed {
  const key = ['hand', 'shared', 'decision'].map((name) => fields.get(name) ?? '').join('\n');
  const isNamed = fields.has('hand') || fields.has('shared');
  const [made, setMade] = useState<{ readonly key: string; readonly believed: Believed }>();
  useEffect(() => {
    if (!isNamed) return undefined;
    let isHere = true;
    const [hand, shared, decision] = key.split('\n');
    const query = new URLSearchParams({
      ...(hand && { hand }),
      ...(shared && { shared }),
      decision: decision!,
    });
    const show = (believed: Believed): void => {
      if (isHere) setMade({ key, believed });
    };
    const make = async (): Promise<void> => {
      const phh = await readUsedHand(query);
      if (phh === undefined) return;
      if (!phh.ok) return show({ status: 'refused', error: phh.error });
      const reply = await believeSpot({ tab, phh: phh.value, decision: readPlace(query) });
      show(
        'spot' in reply
          ? { status: 'made', spot: reply.spot }
          : { status: 'refused', error: toError(reply.error) },
      );
    };
    void make();
    return () => {
      isHere = false;
    };
  }, [tab, key, isNamed]);
  if (!isNamed) return { status: 'none' };
  return made?.key === key ? made.believed : { status: 'working' };
}
