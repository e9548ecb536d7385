export const SPR_BUCKETS = ['Short', 'Medium', 'Deep', 'VeryDeep'] as const;

/** The stack-to-pot ratio as a label. Solving does not use it: decisions are never merged by it. */
export type SprBucket = (typeof SPR_BUCKETS)[number];

export const SprBucket = {
  /** Short is below 2, Medium below 5, Deep below 10; an empty pot makes any stack VeryDeep. */
  fromSpr(spr: number): SprBucket {
    if (spr < 2) return 'Short';
    if (spr < 5) return 'Medium';
    return spr < 10 ? 'Deep' : 'VeryDeep';
  },
} as const;
