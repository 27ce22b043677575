import fc from 'fast-check'
import { rounds } from './rounds.ts'

// The rounds of each property that names no number of its own.
fc.configureGlobal({ numRuns: rounds({ quick: 20, deep: 200 }) })
