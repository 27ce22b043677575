const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast of two colours like #ffc800: 1 is none, 21 is black on white. Text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
