/** All tables, for Drizzle and for queries. */
export * from './encryption.ts'
export * from './limits.ts'
export * from './master.ts'
export * from './offers.ts'
export * from './payments.ts'
export * from './people.ts'
export * from './search.ts'
export * from './stand-in.ts'
