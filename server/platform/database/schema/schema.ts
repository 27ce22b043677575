/** All tables, for Drizzle and for queries: who there is, what is offered, what the product ships with. */
export * from './master.ts'
export * from './offers.ts'
export * from './payments.ts'
export * from './people.ts'
export * from './stand-in.ts'
