/** How many rounds a test runs: `deep` in `npm run test:deep`, `quick` otherwise. */
export const rounds = ({ quick, deep }: { quick: number; deep: number }): number =>
  process.env.TEST_DEPTH === 'deep' ? deep : quick
