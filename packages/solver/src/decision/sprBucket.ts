export const SPR_BUCKETS = ['Short', 'Medium', 'Deep', 'VeryDeep'] as const;

/** How deep the stacks are, by the effective stack over the pot. It is a label: it never merges decisions. */
export type SprBucket = (typeof SPR_BUCKETS)[number];

export const SprBucket = {
  /** Short is below 2, Medium below 5, Deep below 10; an empty pot makes any stack VeryDeep. */
  fromSpr(spr: number): SprBucket {
    if (spr < 2) return 'Short';
    if (spr < 5) return 'Medium';
    return spr < 10 ? 'Deep' : 'VeryDeep';
  },
} as const;
