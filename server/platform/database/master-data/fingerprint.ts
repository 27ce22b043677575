/**
 * Stands for the data of this folder, so that a start need not even load it to see that nothing changed.
 * After a change of data master-data.test.ts fails and says the new value.
 */
export const masterFingerprint = '99e5eef510679e40'
