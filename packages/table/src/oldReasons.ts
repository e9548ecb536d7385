interface OldExplained {
  readonly reason?: Readonly<Record<string, unknown>>;
}

/**
 * Reasons that were stored when their data were called `seen`, in the current form. Values of another shape are not
 * changed, and are refused with the rest of their document.
 */
export const renameSeen = (reasons: unknown): unknown =>
  Array.isArray(reasons)
    ? reasons.map((explained: OldExplained) => {
        const { seen, ...rest } = explained.reason ?? {};
        return { ...explained, reason: { ...rest, data: seen } };
      })
    : reasons;
