/**
 * The hash of the data in this folder. With it a start sees that nothing changed, without loading the data.
 * After a change of the data master-data.test.ts fails and prints the new value.
 */
export const masterFingerprint = 'c039ee6e010dee80'
