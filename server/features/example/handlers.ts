import { os } from '#server/http/implement.ts'
import { searchSamples } from './search-samples.ts'
import { fromFilters, toSample } from './wire.ts'

export const demo = {
  searchSamples: os.demo.searchSamples.handler(({ input }) => searchSamples(fromFilters(input)).map(toSample)),
}
