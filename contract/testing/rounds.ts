/** The number of repetitions of a test: `deep` in `npm run test:deep`, `quick` otherwise. */
export const rounds = ({ quick, deep }: { quick: number; deep: number }): number =>
  process.env.TEST_DEPTH === 'deep' ? deep : quick

/** All examples in `npm run test:deep`, otherwise about this many, evenly spread, with the first one. */
// The third kind keeps a pair a pair.
export function someOf<Example extends string | object | [unknown]>(
  quick: number,
  examples: readonly Example[],
): Example[] {
  const step = Math.max(1, Math.floor(examples.length / rounds({ quick, deep: examples.length })))
  return examples.filter((_, place) => place % step === 0)
}
