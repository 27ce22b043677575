import alike from './lookalikes.json' with { type: 'json' }

/**
 * Letters that look like Latin ones, by what they look like: from the confusables of Unicode TR39, with small capitals and barred letters,
 * which they lack. No package for them has had a release in years, so the table stands here. Letters that NFKD makes Latin are left out.
 */
const letters = new Map(Object.entries(alike).flatMap(([latin, signs]) => Array.from(signs, (sign) => [sign, latin])))

// Letters and digits on coloured ground, which NFKD leaves as they are: where each row begins, and with what.
const rows = [
  ...[0x1f150, 0x1f170, 0x1f1e6].map((start) => ({ start, signs: 'abcdefghijklmnopqrstuvwxyz' })),
  ...[0x2776, 0x2780, 0x278a].map((start) => ({ start, signs: '123456789' })),
]

/** The digits of each script stand in a row, zero first. */
function digitOf(code: number): string {
  let digit = 0
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) digit++
  return String(digit)
}

/** The Latin letter or the digit that a sign looks like or means; undefined where it is none. */
export function findLookalike(sign: string): string | undefined {
  const letter = letters.get(sign)
  const code = sign.codePointAt(0) ?? 0
  if (letter || code < 0x80) return letter
  if (/\p{Nd}/u.test(sign)) return digitOf(code)
  const row = rows.find(({ start, signs }) => code >= start && code < start + signs.length)
  return row?.signs.charAt(code - row.start)
}
