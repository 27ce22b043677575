/** The imports of one file: those that the lint lets pass, and those that it catches with the sentence of `arrow`. */
export interface ImportExample {
  arrow: string
  in: string
  passes: readonly string[]
  caught: readonly string[]
  types?: true
}
