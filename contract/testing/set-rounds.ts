import fc from 'fast-check'
import { rounds } from './rounds.ts'

// The default number of random inputs of a property test.
fc.configureGlobal({ numRuns: rounds({ quick: 20, deep: 200 }) })
