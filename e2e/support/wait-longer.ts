import { capacity } from '#server/config/capacity.ts'

// Loaded before the server of a journey. It refuses after the usual two seconds where many programs share the processor,
// and the journey would fail at the error in the console. Tests beside the limits test the usual ones.
const patienceMs = 30_000
for (const limits of [capacity.publicLane, capacity.privateLane, capacity.database]) {
  limits.patienceMs = patienceMs
}
