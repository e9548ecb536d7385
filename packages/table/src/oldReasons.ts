interface OldExplained {
  readonly reason?: Readonly<Record<string, unknown>>;
}

/**
 * Reasons as they were stored when their data were called `seen`, in today's form. Whatever has another shape is left
 * as it is, and refused with the rest of its document.
 */
export const renameSeen = (reasons: unknown): unknown =>
  Array.isArray(reasons)
    ? reasons.map((explained: OldExplained) => {
        const { seen, ...rest } = explained.reason ?? {};
        return { ...explained, reason: { ...rest, data: seen } };
      })
    : reasons;
