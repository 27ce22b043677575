interface Question {
  /** Paths from the root of the repository. */
  tests: readonly string[]
  changed: readonly string[]
  listImporters: (file: string) => readonly string[]
}

/** The tests of the API reach every server file through these, so no test is near a change on the other side of them. */
const isCrossroads = (file: string) => file === 'server/app.ts' || file.startsWith('server/testing/')

/** How many imports lie between each file and the nearest changed file that it reaches. */
function measureDistances({ changed, listImporters }: Omit<Question, 'tests'>): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  // A Map also iterates over the entries that are added meanwhile.
  for (const [file, distance] of distances) {
    if (isCrossroads(file)) continue
    for (const importer of listImporters(file)) if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return distances
}

/** The feature, screen or other folder that a file belongs to. A contract belongs to the feature of its name. */
function partOf(file: string): string {
  const [room = '', folder = '', name = ''] = file.split('/')
  if (room === 'contract') return `server/features/${folder.split('.')[0]}`
  const isDeep = /^(server\/features|web\/routes)\/[^/]+\//.test(file)
  if (isDeep) return `${room}/${folder}/${name}`
  return file.split('/').length > 2 ? `${room}/${folder}` : room
}

/** The tests in the part of a changed file or that import a changed file, the nearest first. */
export function listNearestTests({ tests, ...question }: Question): string[] {
  const distances = measureDistances(question)
  const parts = new Set(question.changed.map(partOf))
  const distanceOf = (test: string) => Math.min(distances.get(test) ?? Infinity, parts.has(partOf(test)) ? 1 : Infinity)
  return tests
    .filter((test) => distanceOf(test) < Infinity)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
}
