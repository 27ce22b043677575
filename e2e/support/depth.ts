/** Whether the journeys of the deep circle run too. `npm run test:deep` sets it. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep'
