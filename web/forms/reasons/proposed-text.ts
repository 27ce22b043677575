/** The text that a reason proposes. Null: nothing, or somebody has written their own words. */
export function proposedText(
  proposals: Readonly<Record<string, string>>,
  reason: string,
  written: string,
): string | null {
  const isOwn = written.trim() !== '' && !Object.values(proposals).includes(written.trim())
  return isOwn || !Object.hasOwn(proposals, reason) ? null : (proposals[reason] ?? null)
}
