/** All tables, for Drizzle and for queries: who there is, what is offered, what the product ships with. */
export * from './schema-master.ts'
export * from './schema-offers.ts'
export * from './schema-payments.ts'
export * from './schema-people.ts'
export * from './schema-stand-in.ts'
