/** The imports of one file: those that the lint allows, and those that it reports with the sentence of `arrow`. */
export interface ImportExample {
  arrow: string
  in: string
  passes: readonly string[]
  caught: readonly string[]
  types?: true
}
