/** A seeded generator, because the demo data must be the same at every start. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
  pickWeighted<T>(choices: readonly (readonly [T, number])[]): T
  /** Some of the choices, in their own order. */
  some<T>(choices: readonly T[], count: number): T[]
  shuffle<T>(items: readonly T[]): T[]
}

/** Marsaglia's 32-bit xorshift. It is not secure: do not use it for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
  const index = (length: number) => Math.floor(next() * length)
  const pick = <T>(choices: readonly T[]): T => {
    const [picked] = choices.slice(index(choices.length))
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, place: next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ item }) => item)

  return {
    next,
    between: (least, most) => least + index(most - least + 1),
    chance: (share) => next() < share,
    pick,
    pickWeighted: (choices) => {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      const picked = choices.find(([, weight]) => (rest -= weight) < 0)
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked[0]
    },
    some: (choices, count) => {
      const chosen = new Set(shuffle([...choices.keys()]).slice(0, count))
      return choices.filter((_, place) => chosen.has(place))
    },
    shuffle,
  }
}
